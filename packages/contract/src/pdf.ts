/** Recognises a PDF by its content. ISO 32000: it begins with the header, which readers accept within the first kibibyte. */
export const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
