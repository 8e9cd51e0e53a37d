import type { RuneVoice } from './voice.ts';

export const THURISAZ_AND_ANSUZ: readonly RuneVoice[] = [
  // Thurisaz
  {
    upright: {
      gesture: 'guard',
      matter: 'el límite',
      act: 'detenerte a pensar antes de entrar',
      ways: ['cierra el paso con espinas', 'pincha a quien agarra', 'se detiene en el umbral'],
      turns: [
        'La espina obliga a mirar dónde se pone la mano, también en {m}, y con eso ya ha hecho su trabajo.',
        'En la entrada, este umbral hace una sola pregunta sobre lo que trae {o}: a qué viene.',
        'Entre zarzas, lo que plantea {o} avanza más despacio y sale con menos arañazos.',
      ],
      was: [
        'Un seto de espinos se levantó alrededor de algo tuyo, y tuvo su motivo: había que defenderlo. Lo que pinchó entonces te mantuvo a salvo, aunque también con pocas visitas.',
        'Hubo una puerta ante la que te paraste, con razón o con miedo. Aquel umbral, cruzado o no, dividió las cosas en antes y después.',
        'La espina de atrás es una reacción: alguien empujó y respondiste. Fue rápida, fue justa a medias, y de ella vienen ciertas distancias que hoy das por naturales.',
        'Habla de alguien que cruzó sin llamar y de un cerrojo que se aprendió a echar. El gesto fue sano; lo que sigue a prueba es la cantidad de cerrojos.',
      ],
      is: [
        'Sale del tallo una punta corta, puesta ahí para que nadie apriete sin pensar. Algo te pincha en este asunto y el pinchazo da información, porque señala el límite con bastante exactitud.',
        'Estás delante de un portón con zarzas. Se puede cruzar, pero primero hay que mirar qué guarda y decidir si vas con guantes o das la vuelta.',
        'El gigante de esta piedra no ataca, se planta en el paso. Lo que tienes enfrente pide una respuesta medida y con los pies quietos.',
        'Delante hay un paso estrecho y guardado. Ni retroceder por sistema ni lanzarse: basta con acercarse hasta ver de qué están hechas las púas.',
      ],
      owed: [
        'El umbral espera una decisión, y se cruza de una vez o se deja en paz. Se te debe a ti, antes que a nadie, un límite dicho en voz alta.',
        'Lo que toca es podar el seto, ni arrancarlo ni dejar que tape la casa. Una defensa que sirvió merece revisión cuando cambia el vecindario.',
        'Más allá de las espinas suele haber moras. El paso que queda se da despacio, con la manga larga, sabiendo que un rasguño no es una herida.',
        'Queda una conversación en la puerta, de pie, sin pasar al salón. Corta y clara, hará más por la paz que varias cenas.',
      ],
      against: [
        'El estorbo es una zarza que has dejado crecer tú: la respuesta lista antes de que terminen de preguntarte. Protege tan bien que no deja entrar ni lo que pediste.',
        'Alguien reacciona en este asunto, con más filo que intención. No hace falta devolver el pinchazo para que quede claro dónde termina tu campo.',
        'La púa está en la propia pregunta, hecha para que nadie la conteste bien. Suavízala y mira quién se queda.',
      ],
      help: [
        'Un buen espino hace de guardián sin salir de su sitio. Apóyate en una regla sencilla, de las que se dicen una vez y se cumplen siempre, y verás quién se acerca igual.',
        'Te sirve la pausa de quien se queda un momento en el quicio. Tres respiraciones antes de contestar cambian más que tres razones.',
        'Te ampara saber decir «todavía no». Es una frase con espinas pequeñas, justo las necesarias.',
      ],
      invitations: [
        'Formula en una frase el límite que hace falta, sin explicación ni disculpa. Léela en voz alta dos veces y guárdala para cuando llegue el momento.',
        'Antes de contestar el próximo mensaje que te pique, espera a la mañana siguiente. Compara después las dos respuestas.',
        'Dibuja una puerta y escribe a cada lado lo que cambia si la cruzas. No la cruces hoy; mira cuál de los dos lados te costó menos llenar.',
      ],
      closings: [
        'La espina no odia la mano, solo le enseña a acercarse.',
        'Un umbral es el único sitio desde el que se ven los dos lados.',
        'Donde hay zarzas suele haber algo dulce que las justifica.',
      ],
    },
    reversed: {
      gesture: 'wait',
      matter: 'el arrebato',
      act: 'contar hasta diez antes de contestar',
      ways: ['hiere hacia dentro', 'deja la puerta abierta', 'se enreda en zarzas'],
      turns: [
        'Con la púa hacia dentro, hasta lo bueno de lo que trae {o} puede escocer; no decidas mientras escueza.',
        'Con la guardia tan alterada, lo que trae {o} conviene decirlo en voz baja.',
        'El arrebato se adelanta y estropea la frase. Para hablar de {m}, primero se respira.',
      ],
      was: [
        'La espina creció hacia dentro, y durante un tiempo lo que debía protegerte fue lo que dolía. Así se carga a veces con culpas que tenían otro dueño.',
        'Quedó una puerta sin guardar, y por ella entró quien no tenía que entrar. Una casa así se vigila después a deshora.',
        'Habla de una reacción de la que uno querría volver. Sale en un segundo, y recoger las espinas lleva bastante más.',
        'Quien hace de escudo para otros se queda sin nada en la espalda. Después, cualquier ruido detrás hace volver la cabeza.',
      ],
      is: [
        'Te has metido en el zarzal y cada tirón clava un poco más. Aquí se sale despacio, soltando rama por rama, y la primera es la prisa.',
        'La guardia está baja justo por el lado que duele. Esa vulnerabilidad no te rebaja, aunque conviene elegir ante quién se enseña.',
        'Hay un impulso con la mano en el picaporte, deseando contestar, irse, romper algo. Déjalo en la entrada un rato, que se le pase el sofoco.',
        'Pica por dentro un reproche que no salió a tiempo. Si lo sueltas contra el primero que pase, picará el doble.',
      ],
      owed: [
        'Está pendiente una disculpa, dada o recibida, y su tamaño es menor de lo que imaginas. Sin ella el seto seguirá creciendo del revés.',
        'Lo que corresponde es esperar a tener la mano tranquila para quitar la espina. Con luz y pinzas sale entera; a tirones se parte.',
        'Queda volver a poner puerta donde hubo un hueco. No un muro, una puerta, con su llave y sus horas.',
        'Pide este asunto una tregua, aunque solo sea contigo. Durante unos días, que nada se decida con la mano en alto.',
      ],
      against: [
        'Lo contrario al asunto es el arrebato, que promete alivio y deja tarea. Cada vez que decides en caliente, el camino se llena de zarzas nuevas.',
        'Frena la sensación de estar a la intemperie, que hace ver gigantes donde hay gente cansada. Desde ahí todo suena a amenaza.',
        'Rasga un enojo atrasado, que se equivoca de destinatario. Quien hoy lo recibe ni estaba aquel día.',
      ],
      help: [
        'Un refugio provisional ayuda mucho: una tarde sin discutir, un tema aplazado con fecha, alguien que escuche sin tomar partido. A cubierto se piensa mejor.',
        'Mira el pinchazo con curiosidad y pregúntate cuándo sentiste otro igual. A veces la espina de hoy es vieja y solo la rozaron.',
        'Alivia escribir lo que dirías y esperar a que cambie el color del cielo. Suele quedar una línea, y esa es la buena.',
      ],
      invitations: [
        'Cuenta hasta diez, literalmente, la próxima vez que notes calor en la cara. Luego pregunta en vez de responder.',
        'Escribe la contestación que te pide el cuerpo y rómpela. Lo que quede dicho en la papelera ya no hace falta enviarlo.',
        'Pide perdón por un detalle pequeño y real, sin añadir explicaciones. Mira qué se afloja.',
      ],
      closings: [
        'Del zarzal se sale parando primero y despacio después.',
        'La puerta que se cierra con calma no hace ruido.',
        'Una espina vieja también se quita con luz.',
      ],
    },
  },
  // Ansuz
  {
    upright: {
      gesture: 'meet',
      matter: 'el mensaje',
      act: 'escuchar antes de hablar',
      ways: ['toma la palabra', 'trae un mensaje', 'aguza el oído'],
      turns: [
        'Aquí se le puede poner voz a {m}: lo que solo se adivinaba cabe ya en una frase.',
        'Un mensaje cae en mitad de lo que mostraba {o}, y quizá lo traiga quien menos parece tener que ver.',
        'Oído con atención, lo que cuenta {o} resulta ser media conversación; falta la otra mitad.',
      ],
      was: [
        'Una boca habló y algo quedó nombrado: un consejo, una frase de sobremesa, un nombre que te pusieron. De aquella palabra ha salido más de lo que parecía caber en ella.',
        'Llegó en su día un mensaje que supiste oír. Puede que ya no recuerdes la voz, pero la frase sigue dando órdenes en voz baja.',
        'Con las ramas inclinadas, como quien se agacha a escuchar, esta piedra habla de alguien que te enseñó. Lo que preguntas hoy lo aprendiste a preguntar entonces.',
        'A veces te dan un nombre para lo que sientes y de golpe tiene contorno. Una frase así, buena o mala, puede ser la puerta por la que se entra en un tema.',
      ],
      is: [
        'Hay un mensaje en camino o ya encima de la mesa, y quizá venga sin solemnidad, en un comentario de pasada. Oír bien es ahora más útil que tener razón.',
        'La palabra está madura: dicha hoy, ordena lo que lleva semanas dando vueltas. Basta con una frase clara, sin el prólogo que sueles ponerle.',
        'Dos ramas bajan hacia el que escucha. La inspiración anda cerca y se deja atrapar escribiendo, preguntando o contándoselo a quien no conoce la historia.',
        'Corre una voz en este asunto que conviene seguir hasta su origen. Pregunta con curiosidad y anota la respuesta tal cual, sin mejorarla.',
      ],
      owed: [
        'Se debe una respuesta, y no de las que se envían para salir del paso. Lo que sigue depende de que alguien diga en alto lo que ambos lados ya intuyen.',
        'Queda preguntar. La contestación que buscas la tiene una persona con nombre, a la que todavía no le has hecho la pregunta entera.',
        'Hacia delante todo se decide hablando, con palabras tuyas y a su hora. Quien prepare la conversación en tres renglones no necesitará veinte mensajes.',
        'Hace falta una palabra tuya, de las que comprometen. Mientras no se pronuncie, los demás irán rellenando el hueco con las suyas.',
      ],
      against: [
        'Estorban las muchas voces: consejos, opiniones, lo que leíste anoche. Entre tanto mensaje el que importaba se quedó sin abrir.',
        'El viento trae una palabra con autoridad que nadie se atreve a discutir. Viene de lejos y quizá nunca estuvo dirigida a ti.',
        'Enreda hablar demasiado pronto, antes de que la idea tenga huesos. Contada tantas veces, ya parece hecha.',
      ],
      help: [
        'La ayuda entra por el oído. Busca a quien sepa de esto más que tú y déjale terminar las frases; lo útil llegará al final, cuando creas que ya había acabado.',
        'Escribir te pone delante lo que piensas, igual que quien graba un signo en madera. Con cuatro líneas a mano verás qué parte no te crees.',
        'Leer te daría una pista, un libro viejo, una carta, tu propio cuaderno de hace dos años. Alguien ya escribió lo que hoy te falta.',
      ],
      invitations: [
        'Haz una pregunta abierta a alguien que haya pasado por esto y no interrumpas ni una vez. Anota luego la frase que te habría gustado rebatir.',
        'Di en voz alta, a solas, lo que querrías decir. Quédate con la versión que dure menos de veinte segundos.',
        'Relee el último mensaje importante que recibiste como si fuera para otra persona. Mira qué dice y qué le habías añadido.',
      ],
      closings: [
        'Una palabra a tiempo ahorra muchas leguas.',
        'Se escucha mejor con la boca cerrada y la libreta abierta.',
        'Lo que no se nombra sigue hablando, pero por la espalda.',
      ],
    },
    reversed: {
      gesture: 'look',
      matter: 'el malentendido',
      act: 'volver a preguntar lo que no quedó claro',
      ways: ['tuerce el mensaje', 'oye lo que teme', 'da rodeos al hablar'],
      turns: [
        'Algo de lo que decía {o} se ha oído al revés, y habría que pedir que lo repitan.',
        'Corre un rumor sobre {m}; ve a la fuente aunque quede más lejos.',
        'Con tantas voces cruzadas, de lo que plantea {o} cada quien oye lo que quería oír.',
      ],
      was: [
        'La frase llegó torcida, como por un mal teléfono, y se actuó según lo que se entendió. Puede que nadie mintiera, pero el malentendido se quedó a vivir.',
        'Se creyó, hace un tiempo, en unas palabras muy bien puestas. Te sirvieron de suelo más de la cuenta.',
        'Algo se calló cuando era hora de decirlo. El silencio hizo su propia carrera, y lo que hoy enreda empezó por ahí.',
        'Se prometió algo en un tono que daba para dos lecturas. Cada parte se llevó la suya a casa y la fue amueblando.',
      ],
      is: [
        'Entre lo que se dijo y lo que se oyó hay una grieta, y por ella se cuela todo lo demás. No des por leído un mensaje del que solo has leído el tono.',
        'La voz que más suena en este asunto habla de oídas. Comprueba una cosa, la más fácil de comprobar, y varias se caerán solas.',
        'Las ramas apuntan hacia arriba, lejos de quien escucha: mucho discurso y poca oreja. Tal vez sea tu propia explicación la que ya no te convence.',
        'Suena convincente lo que te cuentan, y precisamente por eso merece una segunda escucha. Busca el dato pequeño que no encaja.',
      ],
      owed: [
        'Falta deshacer un equívoco, y se deshace volviendo a la primera frase. Será un momento incómodo y corto, al revés que la confusión, que es cómoda y larga.',
        'Queda por escuchar lo que no querías oír, dicho seguramente con poca gracia. Separa el contenido de la forma y tendrás algo útil.',
        'De aquí se sale por el lado de la verdad menuda, la de los datos y las fechas. Antes de aceptar ninguna versión, pide que te la cuenten otra vez desde el principio.',
        'Corresponde corregir una frase que circula con tu nombre. Hazlo una vez, en voz normal, y no la persigas más.',
      ],
      against: [
        'Lo que estorba es un rumor, o tu manera de completar los silencios ajenos. Nadie puede confirmar lo que solo se supone.',
        'Se atraviesa un consejo con doble fondo, quizá bienintencionado. Agradécelo y revisa a quién le conviene que lo sigas.',
        'El ruido viene de un intermediario que mejora las frases de todos. Salta ese escalón y habla directo.',
      ],
      help: [
        'Duda un poco, que la duda educada ayuda. Repite con tus palabras lo que has entendido y pregunta si era eso; la mitad de los nudos se sueltan en ese momento.',
        'Te conviene una fuente más y una opinión menos. Lo que consta por escrito, aunque sea aburrido, hoy vale más que lo brillante.',
        'Callar un día entero sobre esto te ayudará a distinguir tu voz del coro. Lo que quieras decir al final será lo tuyo.',
      ],
      invitations: [
        'Elige una frase que te dolió y pregunta a quien la dijo qué quería decir. Hazlo en persona o de viva voz, no por escrito.',
        'Haz dos columnas, lo que te consta y lo que has deducido. No tomes ninguna decisión que se apoye solo en la segunda.',
        'Pasa un día sin pedir opinión a nadie sobre esto. Por la noche escribe la tuya en tres líneas.',
      ],
      closings: [
        'Quien vuelve a preguntar anda menos camino que quien supone.',
        'El eco siempre contesta con la última palabra, nunca con la verdad.',
        'Entre oír y entender cabe una pregunta.',
      ],
    },
  },
];
