import type { CardVoice } from './voice.ts';

export const VOICES_12_15: readonly CardVoice[] = [
  // El Colgado
  {
    upright: {
      shows: [
        'cuelga de un pie con la cara tranquila',
        'tiene las manos a la espalda y un halo alrededor de la cabeza',
        've el mundo al revés y no pide que lo bajen',
      ],
      ways: [
        'se detiene y mira al revés',
        'suelta la prisa',
        'deja de empujar y entiende',
        'se queda a ver qué pasa',
        'gana tiempo perdiéndolo',
      ],
      past: 'Hubo una espera que entonces pareció tiempo muerto. En ella cambiaste de opinión sobre algo, sin aviso y casi sin notarlo.',
      present:
        'Empujar no sirve esta vez. La situación está en pausa y desde esa pausa se ve un ángulo que de pie quedaba oculto.',
      future:
        'Habrá que dejar algo en el aire durante un tiempo. Quien acepte no tener la razón enseguida saldrá con una idea mejor.',
      obstacle:
        'Se cruza la espera, que no depende de ti, y la sensación de estar de más. Hay nudos que solo se desatan cuando se deja de tirar.',
      root: 'Debajo hay una renuncia que hiciste hace tiempo por algo que lo valía. Convendría preguntarle si lo sigue valiendo.',
      advice:
        'Dale la vuelta a la pregunta y formúlala como la haría quien opina lo contrario. No para ceder, sino para ver lo que desde tu lado no se ve.',
      direction:
        'El camino lleva a una mirada distinta más que a un lugar distinto. Lo que ahora parece perder tiempo será la parte que más se recuerde.',
      open: 'Propone parar y mirar del revés: puede que el nudo esté en el punto de vista.',
      invitations: [
        'Defiende por escrito, en un párrafo, justo lo contrario de lo que piensas hacer. Busca la frase en la que tengas que darle la razón.',
        'Deja en pausa una cosa de este asunto hasta dentro de siete días y anótalo en el calendario. Mientras tanto, no la toques ni para revisarla.',
      ],
      closings: [
        'A veces el nudo se ve mejor cabeza abajo.',
        'Hay esperas que trabajan mientras uno no mira.',
      ],
    },
    reversed: {
      shows: [
        'parece de pie y sigue atado por el mismo tobillo',
        'se agita en la cuerda y aprieta el nudo',
        'pierde el halo y conserva la postura',
      ],
      ways: [
        'alarga una pausa que ya terminó',
        'se sacrifica sin que nadie lo pida',
        'se acostumbra a la cuerda',
        'tira y aprieta el nudo',
        'espera que alguien note el sacrificio',
      ],
      past: 'Vienes de un sacrificio que nadie te pidió en voz alta, y por eso nadie te agradeció. La cuerda de entonces todavía deja marca en el horario.',
      present:
        'La pausa ya enseñó lo que tenía que enseñar. Lo que queda es costumbre de esperar, con la ventaja de no equivocarse nunca.',
      future:
        'Se va a presentar una manera de bajar menos elegante que la imaginada. Servirá igual: los pies no notan el estilo.',
      obstacle:
        'Se atraviesa el estancamiento, o la pelea contra una espera que va a durar lo que dure. Las dos cansan sin mover nada.',
      root: 'En la raíz hay la idea de que querer algo exige pagarlo por adelantado. Esa cuenta nadie la ha visto por escrito.',
      advice:
        'Pregunta a quién le sirve lo que estás dando. Si la respuesta tarda, empieza a desatar el nudo por la parte más floja.',
      direction:
        'Toca bajar: despacio, con un poco de mareo y con la sorpresa de que el suelo seguía ahí.',
      open: 'La espera se volvió domicilio, y valdría preguntar quién guarda el cabo de la cuerda.',
      invitations: [
        'Pon fecha de término a algo que lleva meses «en pausa». Si llega el día y no se ha movido, será un no, y podrás usar ese sitio.',
        'Localiza un favor que repites por inercia y sáltatelo una vez. Mira si alguien nota que falta y cómo lo pide.',
      ],
      closings: [
        'El suelo sigue a la distancia de siempre.',
        'Bajar también es un cambio de perspectiva.',
      ],
    },
  },
  // La Muerte
  {
    upright: {
      shows: [
        'avanza al paso con una rosa blanca en el estandarte',
        'deja ver al fondo un sol entre dos torres',
        'va a caballo y sin correr, porque lo que termina ya había terminado',
      ],
      ways: [
        'cierra una etapa',
        'despide lo que ya cumplió',
        'abre sitio sin hacer ruido',
        'deja pasar lo que se va',
        'deja el campo abierto',
      ],
      past: 'Se cerró algo, con o sin ceremonia, y desde entonces eres otra persona en más de un sentido. Parte de lo que hoy te mueve viene de ese hueco nuevo.',
      present:
        'Una etapa está terminando y se nota en lo poco que ya te cuesta imaginarte fuera. No hay que precipitar nada, solo dejar de renovarla.',
      future:
        'Lo que viene es un final que hace sitio. Se irá un papel, una costumbre o una forma de estar, y el espacio que deje será lo importante.',
      obstacle:
        'Se cruza algo que ya terminó y ocupa todavía la silla. Mientras se la guardes, lo nuevo se queda de pie.',
      root: 'En el fondo hay una transformación que empezó hace tiempo, en silencio. Lo demás, hasta lo que parece casual, la acompaña.',
      advice:
        'Despide bien: agradece lo que fue, di que acaba y retira lo que quede encima de la mesa. Lo que se guarda con cuidado no anda volviendo.',
      direction:
        'Todo se encamina al cierre de un ciclo y a un amanecer discreto detrás. Aún no se sabe qué nombre tendrá lo siguiente, y no hace falta.',
      open: 'Habla de un final sin drama, de los que dejan la mesa libre.',
      invitations: [
        'Elige un objeto que pertenece a una etapa cerrada y decide qué hacer con él: regalarlo, guardarlo con fecha o dejarlo ir. Hazlo con calma y sin testigos.',
        'Escribe a lo que termina una carta de despedida de media página. Empieza por lo que te dio.',
      ],
      closings: [
        'Una rosa blanca sirve para despedirse y también para empezar.',
        'Entre las dos torres, el sol no dice si sale o se pone: dice que sigue.',
      ],
    },
    reversed: {
      shows: [
        'tiene el caballo detenido y el estandarte por el suelo',
        'lleva la rosa blanca hacia abajo, como una flor guardada en un libro',
        'deja el sol bajo los pies, a la espera de que alguien suelte las riendas',
      ],
      ways: [
        'se aferra a lo que ya pasó',
        'cambia por dentro antes que por fuera',
        'guarda la silla de quien ya salió',
        'demora el adiós una temporada',
        'cierra la puerta y deja la luz',
      ],
      past: 'Hay un final que no se quiso ver y se fue dejando para después. Desde entonces se le nota en el cansancio.',
      present:
        'Algo ya acabó y sigues poniéndole plato en la mesa. El cambio avanza por dentro, a un ritmo que nadie de fuera ve.',
      future:
        'Lo que se aplaza volverá a presentarse, con menos miedo alrededor. Si ya lo has ensayado por dentro, el paso será corto.',
      obstacle:
        'Se cruza el apego a una versión tuya que funcionó muy bien en otro momento. Cuesta soltarla porque fue buena.',
      root: 'La raíz es una despedida a medio hacer, de un lugar, un plan o un trato. Solo pide que alguien diga que terminó.',
      advice:
        'Suelta una parte, no todo: una carpeta, un hábito, un domingo que ya no es lo que era. El resto se afloja después.',
      direction:
        'El camino va hacia un cambio lento, como una muda de piel que se hace por debajo de la ropa. Cuando se note, hará tiempo que ocurrió.',
      open: 'Muestra un final detenido a medio camino, y la fuerza que se va en sostenerlo.',
      invitations: [
        'Termina la frase «ya no soy quien…» cinco veces seguidas, sin pensar. Quédate con la que más te haya costado y tómala en serio unos días.',
        'Deja de alimentar por una semana algo que sabes acabado, aunque sea solo revisarlo. Apunta qué hiciste con esos minutos.',
      ],
      closings: [
        'La flor guardada en el libro también marca una página.',
        'Nadie muda la piel a tirones.',
      ],
    },
  },
  // La Templanza
  {
    upright: {
      shows: [
        'pasa el agua de una copa a otra sin derramarla',
        'tiene un pie en la tierra y el otro en el agua',
        'despliega las alas y no se marcha, pendiente del chorro',
      ],
      ways: [
        'mezcla hasta dar con la medida',
        'ajusta mientras vierte',
        'prueba, corrige y vuelve a probar',
        'pone un pie en cada orilla',
        'busca el punto sin prisa',
      ],
      past: 'Hubo una época de aprender la medida a fuerza de probar. De aquellas mezclas que salieron mal viene el tacto que hoy tienes.',
      present:
        'Estás en plena mezcla: un poco de esto, un poco de aquello, y parece que no avanza. Avanza; solo que se nota en el sabor y no en la altura.',
      future:
        'Las cosas encontrarán su proporción si nadie las apura. Verás combinarse dos partes de tu vida que hoy parecen de personas distintas.',
      obstacle:
        'Se interpone un término medio que en realidad es miedo a elegir copa. También puede ser la lentitud, cuando algo pedía una respuesta simple.',
      root: 'En el origen hay dos mundos que quieres sostener a la vez. El problema nunca fue tenerlos, sino verterlos deprisa.',
      advice:
        'Haz un ajuste pequeño y espera tres días antes del siguiente. Las mezclas buenas se hacen con pulso, no con fuerza.',
      direction:
        'El camino se dirige a un equilibrio vivo, que habrá que corregir a menudo y que por eso mismo aguanta. El ritmo lo pones tú.',
      open: 'Mezcla con paciencia: ni todo ni nada, sino la cantidad que cabe en la copa.',
      invitations: [
        'Elige dos cosas que se pelean por tu tiempo y prueba a darles, siete días, una proporción nueva por escrito. El domingo ajusta un poco, no empieces de cero.',
        'Rebaja a la mitad una costumbre que se te ha ido de la mano, sin quitarla. Observa qué ocupa el hueco.',
      ],
      closings: ['La medida no se sabe: se va probando.', 'Verter despacio también es llegar.'],
    },
    reversed: {
      shows: [
        'derrama el agua antes de que llegue a la segunda copa',
        'pierde el apoyo del pie que tenía en tierra',
        'vierte de una copa llena a otra que rebosa',
      ],
      ways: [
        'se va de un extremo al otro',
        'vierte con prisa y derrama',
        'llena una copa y seca la otra',
        'quiere el punto exacto de golpe',
        'pierde pie y salpica',
      ],
      past: 'Detrás quedan unas semanas, o unos años, de todo o nada. Algo de lo que hoy falta se derramó entonces, con la mejor intención.',
      present:
        'Hay exceso en un lado y sequía en otro. Cambiar de vida no arregla lo que arreglaría cambiar la hora de la cena.',
      future:
        'Por delante cabe echar menos de golpe y más veces, como quien sirve con pulso. La prisa suele traer muy buenos argumentos.',
      obstacle:
        'Estorba el desequilibrio que se aguanta por apariencia. Por fuera la copa está derecha; por dentro hace rato que rebosa.',
      root: 'Debajo hay dos partes de ti que no se hablan y se turnan el mando. Cada una deshace de noche lo que la otra hizo de día.',
      advice:
        'Quita antes de añadir. Una cosa menos, esta misma semana, y lo demás empezará a caber.',
      direction:
        'El camino oscila, y seguirá oscilando un poco antes de asentarse. Cada vaivén será más corto si no lo empujas.',
      open: 'Señala un exceso, o una mezcla hecha con prisa, y pide verter más despacio.',
      invitations: [
        'Durante cuatro días anota a qué hora empieza cada noche tu descanso de verdad. Mueve esa hora quince minutos, solo quince.',
        'Fíjate en la próxima vez que digas «ya que estoy» y detente ahí. Pregunta si eso cabe o si rebosa.',
      ],
      closings: [
        'Una copa a medias todavía deja sitio.',
        'La copa vacía y la llena las sostiene la misma mano.',
      ],
    },
  },
  // El Diablo
  {
    upright: {
      shows: [
        'preside desde su pedestal a una pareja con las cadenas flojas',
        'tiene delante a dos que podrían quitarse el lazo y no lo hacen',
        'abre las alas y no sujeta a nadie, aunque lo parezca',
      ],
      ways: [
        'ata con algo que gusta',
        'enciende la luz sobre un trato',
        'ofrece calor y cierra con llave',
        'le pone precio a lo que gusta',
        'brilla donde más cuesta mirar',
      ],
      past: 'Hubo un trato que dio mucho y cobró por dentro: una relación, un hábito, un puesto. Lo conoces bien, por eso reconoces ahora su perfume.',
      present:
        'Hay algo que te ata porque también te da. No se trata de culparte; se trata de leer el precio, que viene en letra pequeña.',
      future:
        'Puede presentarse una tentación con buena cara, de las que piden respuesta inmediata. Di «déjame pensarlo» y mira cuánto le dura la prisa.',
      obstacle:
        'Lo que se cruza es un apego, y se cruza de frente. La cadena está floja, pero la costumbre la mantiene en su sitio.',
      root: 'Abajo hay un deseo al que nunca se le dio permiso, y que por eso manda desde el sótano. Subirlo a la luz lo hace más pequeño y más tuyo.',
      advice:
        'Mira sin juicio qué recibes a cambio de quedarte. Cuando sabes lo que compras, puedes decidir si el precio te sigue pareciendo justo.',
      direction:
        'El camino pasa por reconocer un trato y ver quién hace las cuentas. El lazo, en todo caso, es ancho.',
      open: 'Ilumina una cadena que no aprieta y que nadie se quita.',
      invitations: [
        'Escribe tres cosas que obtienes de eso que te ata, sin vergüenza. Busca otra fuente, aunque sea peor, para una de ellas.',
        'Aléjate un día entero de lo que revisas, compras o buscas sin querer. No para dejarlo: para saber a qué hora tira más.',
      ],
      closings: [
        'El lazo es ancho y la cabeza cabe.',
        'Lo que manda desde el sótano pierde la voz al subir la escalera.',
      ],
    },
    reversed: {
      shows: [
        'cae de su pedestal y deja la pareja a media altura',
        'tiene los cuernos hacia el suelo y las cadenas vacías',
        've cómo alguien se lleva la mano al cuello y nota que el lazo cede',
      ],
      ways: [
        'afloja la cadena',
        'se da cuenta del trato',
        'deja caer la llave',
        'enseña que el lazo era ancho',
        'pierde altura y asusta menos',
      ],
      past: 'Ya te soltaste de algo, y costó. Quedan el gesto de buscar la cadena y una lucidez que no se compra.',
      present:
        'Estás notando el peso justo cuando empieza a ceder. Es normal tener ganas de volver a ponérselo, aunque sea un rato.',
      future:
        'Algo que tiraba de ti perderá fuerza sin gran batalla. Después vendrá lo raro, que es no saber qué hacer con las tardes.',
      obstacle:
        'Se cruza la tentación de volver, o el orgullo de haber salido, que impide pedir apoyo. Salir también necesita compañía.',
      root: 'En el fondo hay una libertad que te daba más miedo que la cadena. Empiezas a verla sin esos cuernos.',
      advice:
        'Da el siguiente paso pequeño hacia fuera y no lo celebres todavía con lo mismo que dejas. Busca para las manos otra ocupación.',
      direction:
        'El camino va soltándose, con alguna vuelta atrás que no borra lo andado. Se sale por el mismo lazo por el que se entró.',
      open: 'Un lazo cede y alguien empieza a darse cuenta: de eso trata esta parte.',
      invitations: [
        'Cuenta los días que llevas sin volver a eso, o los minutos que tardas ahora en ir. Apúntalo: lo que mejora despacio no se ve si no se escribe.',
        'Prepara de antemano qué harás en la hora difícil: a quién llamas, por dónde caminas. Déjalo cerca, en una nota con tu letra.',
      ],
      closings: [
        'Quitarse la cadena dura un segundo; lo demás es aprender a andar sin peso.',
        'La puerta estaba abierta y aun así hizo falta encontrarla.',
      ],
    },
  },
];
