# Any Node from 20 on installs; the one that runs comes with the packages.
FROM node:24-bookworm-slim AS built
WORKDIR /stragan
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && NODE_ENV=production node_modules/.bin/node --input-type=module -e "const { buildApplications } = await import('/stragan/scripts/build.ts'); buildApplications()" \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /stragan
COPY --from=built /stragan .
# Customers' data: readable to this user alone, as the shop itself sees to at its start.
RUN install --directory --owner=node --mode=700 /data
USER node
# A container without DATABASE_URL begins without a shop too: DEMO=1 seeds the demo shops.
ENV NODE_ENV=production DATA_DIR=/data DEMO=0 MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=16
VOLUME /data
EXPOSE 3000
CMD ["node_modules/.bin/node", "--no-experimental-webstorage", "apps/server/src/main.ts"]
