/** By what is in it, whatever it is called. ISO 32000: the header stands at the beginning; readers accept it within the first kibibyte. */
export const isPdf = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')
