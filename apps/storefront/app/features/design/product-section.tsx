import { Disclosure } from '@stragan/ui/disclosure'
import { Gallery } from '@stragan/ui/gallery'
import { samplePictures } from './samples.ts'
import { Section } from './section.tsx'

const texts = {
  label: 'Śruba z łbem sześciokątnym M10 × 60',
  previous: 'Previous picture',
  next: 'Next picture',
  zoom: 'Enlarge',
  close: 'Close',
  show: (place: number, total: number) => `Show picture ${place} of ${total}`,
  family: 'The picture shows the product family; details may differ.',
}

export function ProductSection() {
  return (
    <>
      <Section id="gallery" title="Gallery">
        <div className="grid gap-8 lg:grid-cols-2">
          <Gallery pictures={samplePictures} texts={texts} />
          <div className="max-w-xs">
            <p className="mb-2 text-quiet text-sm">With a single picture</p>
            <Gallery pictures={samplePictures.slice(1, 2)} texts={{ ...texts, label: 'A single picture' }} sizes="320px" />
          </div>
        </div>
      </Section>
      <Section id="disclosure" title="Disclosure">
        <div className="max-w-3xl border-rule border-t">
          <Disclosure summary="Description" name="product" open>
            <p>Ocynkowana śruba klasy 8.8 do połączeń konstrukcyjnych. Gwint metryczny zwykły, łeb sześciokątny, klucz 17 mm.</p>
          </Disclosure>
          <Disclosure summary="Delivery and returns" name="product">
            <p>Fourteen days to send it back, no reason needed.</p>
          </Disclosure>
        </div>
      </Section>
    </>
  )
}
