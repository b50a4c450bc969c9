import { expect, test } from 'vitest'
import { videoOf } from './video.ts'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=a&v=-_4w9WgXcQ&t=10', '-_4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ', null],
])('the id of %s is its v parameter', (link, id) => {
  expect(videoOf(link)).toEqual({ href: link, id })
})

test.each([null, '', 'javascript:alert(1)?v=abc', 'v=abc'])('%s is no video', link => {
  expect(videoOf(link)).toBeNull()
})
