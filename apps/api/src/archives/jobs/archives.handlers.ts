import type { archiveCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as archives from './archives.ts'

export const archiveHandlersWith = ({ fileFolder }: { fileFolder: string }) =>
  ({
    archives: (ctx, { query }) => archives.archives(ctx, query),
    exportShop: ctx => archives.exportShop(ctx),
    upload: (ctx, { files }) => archives.uploadArchive(ctx, files, fileFolder),
    archive: (ctx, { params }) => archives.archive(ctx, params.id),
    file: (ctx, { params }) => archives.archiveFile(ctx, params.id, fileFolder),
    check: (ctx, { params }) => archives.checkArchive(ctx, params.id),
    run: (ctx, { params }) => archives.runArchive(ctx, params.id),
    stop: (ctx, { params }) => archives.stopArchive(ctx, params.id),
  }) satisfies AdminHandlers<typeof archiveCalls>
