import type { Arcanum } from './arcanum.ts';

export const ARCANA_11_21: readonly Arcanum[] = [
  {
    id: 11,
    name: 'La Justicia',
    image: '/art/tarot/11-la-justicia.svg',
    picture:
      'Una figura coronada, sentada entre dos columnas, con una espada recta en una mano y una balanza en la otra.',
    description:
      'Una mano pesa y la otra está lista para cortar, en ese orden. La espada no se inclina y la mirada es de frente. Es la carta de las cuentas claras.',
    keywords: ['Verdad', 'Equidad', 'Causa y efecto', 'Responsabilidad'],
    upright:
      'La Justicia habla de mirar los hechos sin adornarlos y de hacerse cargo de la parte propia, ni más ni menos. Lo que hoy pesa viene de algo, y se puede rastrear. Pide palabras exactas y acuerdos que dos personas puedan firmar.',
    reversed:
      'Invertida, la balanza cojea: se cuenta una versión cómoda, o se carga con una culpa ajena. Puede señalar un trato desigual que todos dan por normal. El primer paso es decir cuánto pesa cada cosa.',
  },
  {
    id: 12,
    name: 'El Colgado',
    image: '/art/tarot/12-el-colgado.svg',
    picture:
      'Un hombre colgado de un pie, cabeza abajo, con las manos a la espalda, un halo de luz y el rostro sereno.',
    description:
      'Cuelga de un pie y tiene la cara tranquila: nadie lo persigue. Alrededor de su cabeza hay luz, como si de ese modo viera algo. Es la carta de la pausa que cambia el punto de vista.',
    keywords: ['Pausa', 'Entrega', 'Nueva perspectiva', 'Sacrificio'],
    upright:
      'El Colgado habla de dejar de empujar y mirar al revés lo que no cede. Se suelta algo, tiempo, razón, prisa, para ver lo que no se veía de pie. La espera que propone es activa y tiene fin.',
    reversed:
      'Invertido, la pausa ya dio lo que tenía y ahora es costumbre. Puede mostrar un sacrificio que nadie pidió, o la pelea con una espera que no depende de ti. Si lo que das no sirve a nadie, tampoco a ti, se puede bajar.',
  },
  {
    id: 13,
    name: 'La Muerte',
    image: '/art/tarot/13-la-muerte.svg',
    picture:
      'Un esqueleto con armadura avanza a caballo con un estandarte que lleva una rosa blanca; al fondo, el sol entre dos torres.',
    description:
      'Va a caballo y al paso, con una flor blanca en el estandarte. Al fondo, entre dos torres, hay un sol, y la carta no dice si sale o se pone. Es la carta de los finales que hacen sitio.',
    keywords: ['Final', 'Transformación', 'Transición', 'Soltar'],
    upright:
      'La Muerte habla de una etapa que termina: un papel, una costumbre, una forma de estar en algo. No anuncia desgracias; anuncia espacio. Lo que se despide bien deja la mesa libre para lo que sigue.',
    reversed:
      'Invertida, el final ya ocurrió y se le sigue poniendo plato en la mesa. Muestra el miedo a soltar, el apego a una versión que ya no eres, un cambio que avanza por dentro antes de verse. El caballo va al paso: hay tiempo para despedirse.',
  },
  {
    id: 14,
    name: 'La Templanza',
    image: '/art/tarot/14-la-templanza.svg',
    picture: 'Un ángel vierte agua de una copa a otra, con un pie en la tierra y otro en el agua.',
    description:
      'El agua pasa de una copa a otra y no se derrama. El ángel tiene un pie en lo firme y otro en lo que se mueve. Es la carta de la medida, que se encuentra probando.',
    keywords: ['Equilibrio', 'Moderación', 'Paciencia', 'Armonía'],
    upright:
      'La Templanza habla de mezclar bien: trabajo y descanso, lo que quieres y lo que puedes, tu ritmo y el de otra persona. No es quedarse a medias, es ajustar mientras se vierte. Lo que hoy parece lento se está templando.',
    reversed:
      'Invertida, una copa rebosa y la otra se queda seca: exceso, prisa, semanas sin término medio. Señala un equilibrio que se sostiene solo en apariencia. Basta con mover un poco la muñeca, no hace falta romper la jarra.',
  },
  {
    id: 15,
    name: 'El Diablo',
    image: '/art/tarot/15-el-diablo.svg',
    picture:
      'Una figura con cuernos sobre un pedestal; delante, una pareja con cadenas flojas al cuello.',
    description:
      'La pareja lleva cadenas, pero el lazo es ancho y saldría por la cabeza. La figura con cuernos no las sujeta: solo está ahí, encendida. Es la carta del apego, y de su truco.',
    keywords: ['Apego', 'Deseo', 'Dependencia', 'Sombra'],
    upright:
      'El Diablo habla de lo que ata porque da algo a cambio: un hábito, un sueldo, una persona, una idea de ti. No trae ningún mal de fuera; enciende la luz sobre el trato. Las cadenas están flojas, y verlo ya es la mitad.',
    reversed:
      'Invertido, alguien se lleva la mano al cuello y nota que el lazo cede. Es la carta de la toma de conciencia, de dejar algo que tiraba de ti, con algún paso atrás por el camino. Lo difícil no es quitarse la cadena sino saber qué hacer con las manos.',
  },
  {
    id: 16,
    name: 'La Torre',
    image: '/art/tarot/16-la-torre.svg',
    picture:
      'Un rayo derriba la corona de una torre sobre un peñasco; dos figuras caen entre chispas.',
    description:
      'El rayo no tira la torre entera: le quita la corona. Dos figuras salen por donde no había puerta. Es la carta de lo que se cae porque ya estaba agrietado.',
    keywords: ['Ruptura', 'Revelación', 'Sacudida', 'Caída de lo falso'],
    upright:
      'La Torre habla de una verdad que llega de golpe y deja sin techo una idea, un plan o una imagen de las cosas. Lo que cae es lo que no tenía cimiento. Después del ruido se ve más cielo, y se sabe qué piedras aguantan.',
    reversed:
      'Invertida, la sacudida es por dentro o se está aplazando: se tapan grietas, se habla bajo para que no caiga nada. Puede ser una crisis que se evitó a tiempo, o el miedo a un cambio que ya se oye. Quitar una piedra a mano cuesta menos que esperar el rayo.',
  },
  {
    id: 17,
    name: 'La Estrella',
    image: '/art/tarot/17-la-estrella.svg',
    picture:
      'Una mujer arrodillada vierte agua en un estanque y en la tierra, bajo una gran estrella y siete más pequeñas.',
    description:
      'Vierte una jarra en el agua y otra en la tierra, sin contar lo que gasta. Sobre ella, una estrella grande y siete pequeñas. Es la carta de la calma que vuelve.',
    keywords: ['Esperanza', 'Sanación', 'Inspiración', 'Calma'],
    upright:
      'La Estrella habla de recuperar la confianza después de un tiempo seco. No es euforia: es dormir mejor, volver a hacer planes pequeños, notar que algo se ha limpiado. Muestra una dirección lejana y un gesto cercano.',
    reversed:
      'Invertida, la estrella sigue ahí y cuesta levantar la cabeza. Señala desánimo, una fe gastada, comparaciones que apagan. No pide entusiasmo; pide una jarra de agua, hoy, en el mismo lugar de siempre.',
  },
  {
    id: 18,
    name: 'La Luna',
    image: '/art/tarot/18-la-luna.svg',
    picture:
      'Un perro y un lobo aúllan a la luna entre dos torres, mientras un cangrejo sale del agua hacia un sendero.',
    description:
      'Un perro y un lobo miran la misma luna y cada uno oye otra cosa. Del estanque sale un cangrejo, y el camino pasa entre dos torres. Es la carta de lo que se ve a media luz.',
    keywords: ['Ilusión', 'Intuición', 'Miedo', 'Sueños'],
    upright:
      'La Luna habla de una zona donde el miedo y la intuición se parecen. Lo que imaginas puede ser cierto, y también puede ser la hora. Conviene no firmar de noche: esperar otra luz y, mientras, anotar lo que se sueña.',
    reversed:
      'Invertida, la niebla empieza a levantarse: algo confuso encuentra nombre y un miedo pierde tamaño. Puede salir a la luz una verdad que se intuía. Da todavía algún paso en falso quien quiere verlo todo de una vez.',
  },
  {
    id: 19,
    name: 'El Sol',
    image: '/art/tarot/19-el-sol.svg',
    picture:
      'Un niño a caballo, con los brazos abiertos, bajo un sol grande y delante de un muro con girasoles.',
    description:
      'Un niño monta sin silla y no se agarra. Los girasoles asoman por encima del muro y el sol ocupa medio cielo. Es la carta de lo que está claro.',
    keywords: ['Alegría', 'Éxito', 'Vitalidad', 'Claridad'],
    upright:
      'El Sol habla de una alegría sin segundas: cosas que salen, conversaciones limpias, ganas que vuelven al cuerpo. Lo que estaba confuso se puede mirar de frente. Pide lo más sencillo y lo menos común: disfrutarlo mientras está.',
    reversed:
      'Invertido, hay sol detrás de las nubes: la alegría se retrasa, se esconde o se actúa. Puede señalar un optimismo forzado, de los que cansan. No hace falta sonreír más; hace falta acercarse a lo que de verdad calienta.',
  },
  {
    id: 20,
    name: 'El Juicio',
    image: '/art/tarot/20-el-juicio.svg',
    picture:
      'Un ángel toca una trompeta desde las nubes y varias figuras se alzan con los brazos abiertos.',
    description:
      'Suena una trompeta y quienes estaban tendidos se levantan. Nadie los señala: los llaman. Es la carta de la segunda mirada sobre la propia vida.',
    keywords: ['Despertar', 'Llamado', 'Evaluación', 'Renovación'],
    upright:
      'El Juicio habla de una llamada que se reconoce al oírla: volver a un oficio, reparar algo, dejar de vivir en borrador. Se mira lo hecho, se agradece, se corrige, y se sale distinto. Nada que ver con un castigo.',
    reversed:
      'Invertido, la trompeta suena y alguien se tapa los oídos, o se juzga con tanta dureza que no se levanta. Muestra dudas ante un llamado que insiste. Una mirada justa sobre lo pasado incluye también lo que hiciste bien.',
  },
  {
    id: 21,
    name: 'El Mundo',
    image: '/art/tarot/21-el-mundo.svg',
    picture:
      'Una figura danza dentro de una corona de laurel; en las esquinas, cuatro criaturas la miran.',
    description:
      'Baila dentro de una corona de laurel, con un pie en el aire. En las esquinas están las cuatro criaturas de la rueda, ahora sin libro: ya no hay nada que estudiar. Es la carta de lo que se completa.',
    keywords: ['Culminación', 'Integración', 'Logro', 'Plenitud'],
    upright:
      'El Mundo habla de un ciclo que se cierra bien: las piezas encajan y se ve de qué iba todo. Es un final con música. Antes de empezar otra cosa, conviene dar una vuelta entera a la que terminaste.',
    reversed:
      'Invertido, falta poco y ese poco se resiste: una conversación, una firma, una despedida que quedó abierta. Puede señalar un atajo que deja el círculo sin cerrar. Terminar lo pequeño libera más de lo que parece.',
  },
];
