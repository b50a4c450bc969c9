export { messages } from '@stragan/contract/messages'
export { plural } from '@stragan/contract/plural'
