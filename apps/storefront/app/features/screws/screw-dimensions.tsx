import type { Language } from '@stragan/routing'
import { formatNumber } from '../../platform/format.ts'
import { ScrewDrawing } from './screw-drawing.tsx'
import type { Screw } from './screw-sizes.ts'
import { screwMessages } from './screws.messages.ts'

/** Drawing of a product's screw, and the sizes of its standard. */
export function ScrewDimensions({ screw, language }: { screw: Screw; language: Language }) {
  const t = screwMessages[language]
  const { head, diameter, pitch, length, threadLength, headSize } = screw
  const sizes: [name: string, size: number][] = [
    [t.pitch, pitch],
    [t.k, headSize.k],
    ...(head === 'hexagon' ? [] : [[t.dk, headSize.width] satisfies [string, number]]),
    [t.s, headSize.s],
    ...(threadLength < length ? [[t.b, threadLength] satisfies [string, number]] : []),
  ]
  return (
    <section aria-labelledby="dimensions">
      <h2 id="dimensions" className="text-2xl">
        {t.dimensions}
      </h2>
      <div className="mt-4">
        <ScrewDrawing screw={screw} language={language} />
      </div>
      <table className="mt-4 w-full border-rule border-b text-sm tabular-nums">
        <tbody>
          <Size name={t.d} size={`M${diameter}`} />
          {sizes.map(([name, size]) => (
            <Size key={name} name={name} size={formatNumber(language, size)} />
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-quiet text-sm">{t.nominal}</p>
    </section>
  )
}

const Size = ({ name, size }: { name: string; size: string }) => (
  <tr className="border-rule border-t">
    <th scope="row" className="w-2/5 py-2.5 pr-4 text-left align-top font-normal text-quiet">
      {name}
    </th>
    <td className="py-2.5">{size}</td>
  </tr>
)
