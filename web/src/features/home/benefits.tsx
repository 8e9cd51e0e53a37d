import { Emblem } from './emblem.tsx';
import classes from './benefits.module.css';

const BENEFITS = [
  {
    emblem: 'compass',
    title: 'Análisis profundo',
    text: 'Cada carta y cada runa se leen con sus vecinas, y el horóscopo deja al pie los ángulos del cielo en que se apoya.',
  },
  {
    emblem: 'scales',
    title: 'Precisión mística',
    text: 'Los astros se calculan al minuto de arco. El azar es limpio, y eres tú quien baraja y elige.',
  },
  {
    emblem: 'dawn',
    title: 'Guía diaria',
    text: 'Un texto breve cada mañana, en tu zona horaria y con el cielo de ese día, para empezar con algo concreto.',
  },
] as const;

/** What sets the readings apart, in three cards divided by hairlines. */
export function Benefits() {
  return (
    <div className={classes.benefits}>
      {BENEFITS.map(({ emblem, title, text }) => (
        <article key={title}>
          <Emblem name={emblem} />
          <h2>{title}</h2>
          <p>{text}</p>
        </article>
      ))}
    </div>
  );
}
