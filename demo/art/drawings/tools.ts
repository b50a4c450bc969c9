import { anchors } from './anchors.ts'
import { boardFixings } from './board-fixings.ts'
import { bolts } from './bolts.ts'
import { chemicals } from './chemicals.ts'
import { discs } from './discs.ts'
import { drills } from './drills.ts'
import { hammers } from './hammers.ts'
import type { Drawing } from './kit.ts'
import { masonryDrills } from './masonry-drills.ts'
import { measuring } from './measuring.ts'
import { mortars } from './mortars.ts'
import { nutsAndWashers } from './nuts-and-washers.ts'
import { pliers } from './pliers.ts'
import { plugs } from './plugs.ts'
import { powerTools } from './power-tools.ts'
import { safety } from './safety.ts'
import { screwdrivers } from './screwdrivers.ts'
import { screws } from './screws.ts'
import { threading } from './threading.ts'
import { woodDrills } from './wood-drills.ts'
import { workshop } from './workshop.ts'
import { wrenches } from './wrenches.ts'

/** How each family of the tool shop is drawn. */
export const toolDrawings: Record<string, Drawing> = {
  ...bolts,
  ...screws,
  ...nutsAndWashers,
  ...plugs,
  ...boardFixings,
  ...anchors,
  ...mortars,
  ...drills,
  ...masonryDrills,
  ...woodDrills,
  ...threading,
  ...discs,
  ...wrenches,
  ...screwdrivers,
  ...pliers,
  ...hammers,
  ...measuring,
  ...powerTools,
  ...safety,
  ...chemicals,
  ...workshop,
}
