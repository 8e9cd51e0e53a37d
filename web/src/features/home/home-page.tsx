import type { SkyWords } from '@sibila/domain/sky/sentence';
import { Rule } from '../../components/ornament.tsx';
import { Benefits } from './benefits.tsx';
import { CompatibilitySection } from './compatibility-section.tsx';
import { Hero } from './hero.tsx';
import { HoroscopeSection } from './horoscope-section.tsx';
import { PalmSection } from './palm-section.tsx';
import { PremiumSection } from './premium-section.tsx';
import { RunesSection } from './runes-section.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TarotSection } from './tarot-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';
import classes from './home-page.module.css';

/** The landing page: the sky of now, what the product does, and its rooms in order. */
export function HomePage({ skyLine }: { skyLine: SkyWords | null }) {
  return (
    <>
      <Hero skyLine={skyLine} />
      <div className={classes.wrap}>
        <Shortcuts />
        <Rule />
        <Benefits />
      </div>
      <HoroscopeSection />
      <TarotSection />
      <PalmSection />
      <RunesSection />
      <CompatibilitySection />
      <PremiumSection />
      <TestimonialsSection />
    </>
  );
}
