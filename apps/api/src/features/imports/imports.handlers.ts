import type { importCalls } from '@stragan/contract/admin'
import { withCount } from '../../platform/downloads/downloads.ts'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import { failedPictures } from './failed-pictures.ts'
import * as imports from './imports.ts'
import { refusedRows } from './refused-rows.ts'
import { chooseSheet, mayChooseSheet, uploadImport } from './upload.ts'

export const importHandlersWith = ({ fileFolder }: { fileFolder: string }) =>
  ({
    imports: withCount(
      (ctx, { query }) => imports.imports(ctx, query),
      (ctx, { query }, max) => imports.countImports(ctx, query, max),
    ),
    upload: (ctx, { files, query }) => uploadImport(ctx, files, { fileFolder, of: query }),
    import: (ctx, { params }) => imports.oneImport(ctx, params.id, row => mayChooseSheet(ctx, row, fileFolder)),
    rows: (ctx, { params, query }) => imports.importedRows(ctx, params.id, query),
    refusedRows: (ctx, { params }) => refusedRows(ctx, params.id),
    failedPictures: (ctx, { params }) => failedPictures(ctx, params.id),
    chooseSheet: (ctx, { params, body }) => chooseSheet(ctx, params.id, body, fileFolder),
    check: (ctx, { params, body }) => imports.checkImport(ctx, params.id, body),
    run: (ctx, { params }) => imports.runImport(ctx, params.id),
    stop: (ctx, { params }) => imports.stopImport(ctx, params.id),
    undo: (ctx, { params }) => imports.undoImport(ctx, params.id),
  }) satisfies AdminHandlers<typeof importCalls>
