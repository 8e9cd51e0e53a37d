import { Graduation, Rule } from '../../components/ornament.tsx';
import classes from './chart-page.module.css';
import { ChartRoom } from './chart-room.tsx';
import { HowItIsMade } from './how-it-is-made.tsx';

/** The page of birth charts, open to everybody. */
export function ChartPage() {
  return (
    <div className={`page ${classes.page}`}>
      <header className={classes.top}>
        <Graduation />
        <h1>Tu carta astral</h1>
        <p className={classes.lead}>
          Dónde estaba cada astro en el minuto en que naciste, al minuto de arco y con la hora de
          aquel lugar. La rueda, tu Sol, tu Luna y tu Ascendente son de todos, también sin cuenta.
        </p>
      </header>
      <ChartRoom />
      <div className={classes.rest}>
        <Rule />
        <HowItIsMade />
      </div>
    </div>
  );
}
