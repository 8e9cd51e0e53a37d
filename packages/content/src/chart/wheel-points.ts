import type { NatalChart, Placement } from '@sibila/domain/chart/chart';
import type { BodyName } from '@sibila/domain/sky/body-names';

/** The ascending node, the true one, is drawn like a body. */
export type WheelBody = BodyName | 'Node';

/** Whatever of a chart has a glyph of its own within the wheel. */
export interface WheelPoint extends Placement {
  body: WheelBody;
  /** Null where the hour decides. */
  retrograde: boolean | null;
}

/** The bodies of a chart, and the node, of which it is no news that it goes backwards. */
export function wheelPoints({ bodies, nodes }: NatalChart): WheelPoint[] {
  return [...bodies, { ...nodes.true, body: 'Node', retrograde: null }];
}
