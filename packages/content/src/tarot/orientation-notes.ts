/** What the proportion of reversed cards says. */
export const ORIENTATION_NOTES = {
  all: [
    'Ninguna carta ha salido de pie: el asunto se mueve por dentro, y por fuera habrá que tener paciencia con el retraso.',
    'Todas están cabeza abajo, lo que no es mala señal; dice que casi todo el trabajo es tuyo y discreto.',
    'La tirada entera viene del revés, como una prenda recién quitada: todavía tibia, pide que se le dé la vuelta con calma.',
    'Con todas del revés, la respuesta no vendrá de la calle: se está haciendo en casa, a puerta cerrada.',
    'Que no haya ninguna de pie habla de un tiempo de siembra, cuando lo importante está bajo tierra.',
  ],
  most: [
    'Son mayoría las invertidas: hay más cosas detenidas o vueltas hacia dentro que a la vista.',
    'Tantas cartas cabeza abajo hablan de una etapa de ajuste, anterior a los resultados.',
    'Con la mayor parte de la mesa del revés, lo que se nota por fuera es solo una parte de lo que cambia.',
    'Hay más cartas cabeza abajo que de pie: el asunto frena, se repiensa y todavía no enseña la cara.',
    'Pesan más las invertidas, de modo que conviene aflojar nudos antes de hacer planes.',
    'Casi todo aquí está vuelto hacia dentro, y no es mal sitio para empezar a ordenar.',
    'Predomina el revés, y el revés pide lo mismo siempre: mirar por el otro lado antes de insistir.',
  ],
  none: [
    'Todas han caído de pie, de modo que lo que se muestra está disponible; depende de usarlo.',
    'Ni una invertida: hay poca resistencia escondida, y se puede empezar por donde más guste.',
    'La mesa entera está de pie y se deja leer de frente, algo que no ocurre tan a menudo.',
    'Ninguna carta se ha dado la vuelta: lo que dicen, lo dicen a la cara y sin segundas.',
    'Con todas derechas el camino está despejado, lo cual traslada la pregunta a las ganas.',
    'Que todas estén de pie no promete nada, pero quita estorbos.',
  ],
  one: [
    'Solo una está del revés, {c}, y por eso conviene mirarla dos veces: ahí está el punto que se resiste.',
    'De pie todas menos {c}: el nudo tiene un lugar preciso, y es ese.',
    'La única invertida, {c}, marca dónde se atasca lo que en las demás corre.',
    'Todas están derechas salvo {c}: lo que ahí se demora es lo que más agradece un rato de atención.',
    'Hay una sola carta del revés, {c}. Lo que ella retiene, las otras lo están esperando.',
    'El revés le ha tocado {al c}, a nadie más, así que el freno tiene nombre.',
    'Si algo se atasca es en la carta {de c}, la única invertida; lo demás tiene vía libre.',
  ],
} as const;
