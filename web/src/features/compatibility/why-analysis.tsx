import { whyPanel } from '../reading/why-panel.tsx';

/** «¿Por qué esta lectura?» of an analysis: the texts of its points are fetched when it is asked. */
export const WhyAnalysis = whyPanel(() => import('./why-points.tsx'));
