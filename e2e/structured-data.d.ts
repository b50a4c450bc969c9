// Neither package has types.
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: import('@marbec/web-auto-extractor').Extracted): Promise<{ severity: 'ERROR' | 'WARNING'; issueMessage: string }[]>
  }
}

declare module '@marbec/web-auto-extractor' {
  export interface Extracted {
    jsonld: Record<string, Record<string, unknown>[]>
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation?: boolean })
    parse(html: string): Extracted
  }
}
