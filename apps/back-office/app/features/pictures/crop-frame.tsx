import type { Picture as PictureData } from '@stragan/contract'
import { Picture } from '@stragan/ui/picture'
import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { areaBetween, areaFields, areaFrom, type CropArea, gripAt, movedBy, type Point } from './crop-area.ts'
import { pictureMessages } from './pictures.messages.ts'

interface CropFrameProps {
  picture: PictureData
  origin: string
  /** What the fields have at first. */
  start: CropArea
  /** The fields of the area: {@link areaFields}. */
  children: ReactNode
}

type Press = PointerEvent<SVGSVGElement>

/** Of a corner, in CSS pixels: a finger's width across. */
const reach = 22

/** A picture with a frame, which is drawn on it and typed into its fields. Without scripts only the fields count. */
export function CropFrame({ picture, origin, start, children }: CropFrameProps) {
  const t = pictureMessages[useLanguage()]
  const [area, setArea] = useState(start)
  const fields = useRef<HTMLFieldSetElement>(null)
  /** The press that is under way: what it took, where, and the area at its begin. */
  const press = useRef<{ grip: Point | 'area'; at: Point; area: CropArea } | null>(null)
  const { width, height } = picture

  const inputOf = (name: keyof CropArea) => fields.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  const typed = () => setArea(areaFrom(name => Number(inputOf(name)?.value) || 0))
  const choose = (chosen: CropArea) => {
    setArea(chosen)
    for (const name of areaFields) {
      const input = inputOf(name)
      if (input) input.value = String(chosen[name])
    }
  }
  const pointOf = ({ currentTarget, clientX, clientY }: Press): Point =>
    new DOMPoint(clientX, clientY).matrixTransform(currentTarget.getScreenCTM()?.inverse())
  const begin = (event: Press) => {
    if (event.button !== 0) return
    const at = pointOf(event)
    press.current = { grip: gripAt(area, at, reach / (event.currentTarget.getScreenCTM()?.a ?? 1)), at, area }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: Press) => {
    if (!press.current) return
    const { grip, at, area: before } = press.current
    const to = pointOf(event)
    choose(grip === 'area' ? movedBy(before, { x: to.x - at.x, y: to.y - at.y }, picture) : areaBetween(grip, to, picture))
  }
  const end = () => {
    press.current = null
  }
  const corners = [area.left, area.left + area.width].flatMap(x => [area.top, area.top + area.height].map(y => ({ x, y })))
  const outside = `M0 0H${width}V${height}H0Z M${area.left} ${area.top}h${area.width}v${area.height}h${-area.width}Z`
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
      {/* Before the picture is loaded, too, as large as it will be: somebody may draw already. */}
      <div className="plate relative w-full max-w-xl self-start overflow-hidden rounded-shop">
        <Picture
          picture={{ ...picture, url: origin + picture.url, alt: t.wholePicture }}
          sizes="(min-width: 64rem) 36rem, 100vw"
          eager
          className="h-auto max-h-[70vh] w-full object-contain"
        />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          className="absolute inset-0 size-full cursor-crosshair touch-none noscript:hidden"
          onPointerDown={begin}
          onPointerMove={drag}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <path d={outside} fillRule="evenodd" fill="#000" fillOpacity="0.55" />
          <rect
            x={area.left}
            y={area.top}
            width={area.width}
            height={area.height}
            fill="transparent"
            stroke="#fff"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            className="cursor-move"
          />
          {corners.map(({ x, y }, i) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: corners have no other identity
              key={i}
              d={`M${x} ${y}h0`}
              stroke="#fff"
              strokeWidth="14"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
      </div>
      <fieldset ref={fields} onInput={typed} className="grid content-start gap-4">
        <legend className="mb-3 font-semibold">{t.area}</legend>
        {children}
      </fieldset>
    </div>
  )
}
