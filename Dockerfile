# Any Node from 20 on installs; the one that runs comes with the packages.
FROM node:24-bookworm-slim AS built
WORKDIR /stragan
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && NODE_ENV=production node_modules/.bin/node --input-type=module -e "const { buildStorefront } = await import('/stragan/scripts/build.ts'); buildStorefront()" \
  && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /stragan
COPY --from=built /stragan .
RUN mkdir /data && chown node /data
USER node
ENV NODE_ENV=production DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["node_modules/.bin/node", "--no-experimental-webstorage", "apps/server/src/main.ts"]
