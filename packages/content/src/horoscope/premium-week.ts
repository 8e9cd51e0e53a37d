/**
 * {d} «el martes 24», {q} «luna llena», {aq} with its article, {s} sign, {h} house, {x} what it
 * brings there: a clause.
 */
export const WEEK_QUARTERS = [
  '{d} hay {q} en {s}, tu casa {h}: {x}.',
  '{d} llega {aq} en {s}, tu casa {h}: {x}.',
  '{aq} cae {d} en {s}, tu casa {h}: {x}.',
  'Marca {d}, con {q} en {s}, tu casa {h}: {x}.',
  'Con {aq} en {s}, {d}, se enciende tu casa {h}: {x}.',
  'La Luna pone fecha {d}, con {aq} en {s}, tu casa {h}: {x}.',
] as const;

/** {e} «eclipse de Sol». */
export const WEEK_ECLIPSES = [
  '{d} hay un {e} en {s}, tu casa {h}: {x}.',
  'El {e} llega {d} en {s}, tu casa {h}: {x}.',
  'Marca {d}, con un {e} en {s}, tu casa {h}: {x}.',
  '{d}, un {e} en {s} subraya tu casa {h}: {x}.',
] as const;

/** {b} a body other than the Moon. */
export const WEEK_INGRESSES = [
  '{d}, {b} entra en {s}, tu casa {h}: {x}.',
  '{d} {b} estrena {s}, tu casa {h}: {x}.',
  'Hay mudanza {d}, cuando {b} entra en {s}, tu casa {h}: {x}.',
  '{b} entra en {s} {d} y anima tu casa {h}: {x}.',
  'Tu casa {h} recibe visita {d}, cuando {b} entra en {s}: {x}.',
  '{d} {b} llega a {s}, tu casa {h}: {x}.',
] as const;

/** The Moon enters a sign. */
export const WEEK_MOON_INGRESSES = [
  '{d} la Luna entra en {s}, tu casa {h}: {x}.',
  'La Luna entra en {s} {d} y pasa por tu casa {h}: {x}.',
  '{d}, con la entrada de la Luna en {s}, tu casa {h}, cambia el humor: {x}.',
  '{d} la Luna llega a {s}, tu casa {h}: {x}.',
  'Cuando la Luna entre en {s}, {d}, será el turno de tu casa {h}: {x}.',
  'Tu casa {h} se despierta {d}, con la Luna que entra en {s}: {x}.',
] as const;

export const WEEK_TURNS_DIRECT = [
  '{d}, {b} retoma su marcha directa y lo que esperaba respuesta empieza a moverse.',
  '{d} {b} deja de retrogradar: dale unos días y verás por dónde sigue el camino.',
  '{b} retoma su marcha directa {d}; lo que parecía detenido solo estaba tomando aire.',
  'Termina {d} la retrogradación de {b}: vuelve a preguntar por lo que quedó pendiente.',
  '{b} deja de retrogradar {d}, y con eso se desata más de un nudo.',
  '{d} {b} se pone {y}: buen momento para retomar lo que pausaste.',
] as const;

/** {r} «retrógrado», {y} «directo», as the body asks. */
export const WEEK_TURNS_RETROGRADE = [
  '{d}, {b} empieza a retrogradar: lo que quede listo antes te ahorrará vueltas.',
  '{d} {b} se pone {r}; buen motivo para dejar margen en la agenda.',
  '{b} empieza a retrogradar {d}: repasa antes de estrenar.',
  '{b} se pone {r} {d}, así que deja para entonces lo que haya que corregir.',
  '{d} comienza la retrogradación de {b}: no es un freno, es una segunda lectura.',
  'Con {b} {r} desde {d}, conviene guardar copias y tiempo.',
] as const;

/** {a} and {o} two bodies, {k} «un trígono». What it brings is told after it. */
export const WEEK_ASPECTS = [
  '{d}, {a} y {o} forman {k}',
  '{d} se cumple {k} entre {a} y {o}',
  '{d} toca {k} de {a} con {o}',
  '{a} y {o} llegan a {k} {d}',
  'Entre {a} y {o} se cierra {k} {d}',
  '{d} {a} completa {k} con {o}',
  'Apunta {d}, cuando {a} y {o} formen {k}',
] as const;

export const WEEK_OPENINGS = [
  'Los próximos siete días traen fechas que conviene conocer.',
  'Así se ve el camino de los siete días que siguen.',
  'Los siete días que vienen tienen sus propias señales.',
  'De aquí a siete días, el cielo reparte así sus citas.',
  'Estas son las fechas para tener a mano en los días que vienen.',
  'Para organizarte, esto es lo que se mueve en los próximos siete días.',
  'Si tienes la agenda cerca, ábrela: hay marcas que hacer.',
  'Lo que viene en siete días, visto desde tu signo.',
] as const;

export const WEEK_CLOSINGS = [
  'Entre una fecha y otra, deja días en blanco: ahí pasa lo mejor.',
  'No hace falta llenar los siete días; basta con llegar con ganas a los que importan.',
  'Apunta la que más te diga y olvida las demás hasta que lleguen.',
  'Lo demás lo pones tú, que para eso es tu agenda.',
  'Elige una sola de estas citas y prepárale algo.',
  'Ninguna obliga a nada: son ventanas, y tú decides cuál abrir.',
  'A mitad de camino, vuelve a leerlas y mira por cuál vas.',
  'Que la semana tenga un hueco para lo que no está escrito.',
] as const;
