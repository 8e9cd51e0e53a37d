import type { CardDeeds } from './deed.ts';

export const DEEDS_14_21: readonly CardDeeds[] = [
  // La Templanza
  {
    upright: {
      deeds: [
        'ajustar un poco y esperar tres días',
        'cambiar la dosis antes que la receta',
        'hacer poco y hacerlo siempre',
        'hacer de puente sin quedarte en medio',
        'quitarle una cucharada a lo que te sobra',
      ],
      care: [
        'El agua de copa a copa es asunto de medida: comer, dormir, moverse, cada cosa en su vaso y con el criterio de quien te atiende.',
        'Un pie en tierra y otro en el agua: escucha lo que sientes y apóyate en lo que te indiquen, las dos cosas.',
      ],
      invitations: [
        'Quita media hora a lo que siempre te lo quita todo, y regálasela a lo que nunca llega.',
        'Prueba a contestar despacio durante un día entero, y fíjate en quién se pone a tu ritmo.',
        'Junta en una misma tarde dos partes de tu vida que nunca coinciden.',
        'Repite una receta tuya cambiando una sola cantidad, y no lo avises.',
        'Reparte una tarde en tres partes iguales y dale una a lo que no da fruto.',
        'Mezcla en una conversación algo serio y algo de risa, y mira cuál abre la puerta.',
      ],
      closings: [
        'Entre dos copas, lo importante es el hilo de agua.',
        'La mezcla buena se reconoce porque nadie pregunta la receta.',
        'Entre dos extremos casi siempre hay una silla.',
        'Despacio se derrama menos.',
      ],
    },
    reversed: {
      deeds: [
        'quitar una cosa antes de añadir otra',
        'verter más despacio',
        'volver a lo que te asienta',
        'ir a la mitad de velocidad',
        'dejar una copa sin llenar',
      ],
      care: [
        'La copa que rebosa pide quitar antes que añadir. Un compromiso menos esta semana deja sitio para descansar o para esa cita.',
        'El agua derramada habla de días de todo o nada. Busca con ayuda un término medio que puedas repetir.',
      ],
      invitations: [
        'Elige una noche de esta semana para acabar temprano, y protégela como protegerías una cita ajena.',
        'Sirve un vaso de agua hasta la mitad y decide, mientras lo bebes, qué compromiso vas a dejar también a medias.',
        'Pon un plato menos, un plan menos o una frase menos en lo próximo que prepares.',
        'Llega diez minutos antes a algo y no hagas nada con ellos.',
        'Apaga la segunda pantalla cuando tengas encendida la primera, toda la semana.',
        'Toma solo la mitad de la decisión y deja la otra para cuando hayas comido.',
      ],
      closings: [
        'Media copa, bien llevada, llega entera.',
        'El agua derramada también riega algo.',
        'Lo que rebosa se recoge con un paño y sin drama.',
        'El agua quieta vuelve a enseñar el fondo.',
      ],
      tilts: [
        'La Templanza del revés derrama un poco; baja la cantidad y vuelve a probar.',
        'Con la Templanza vuelta, una copa va llena y la otra seca.',
      ],
    },
  },
  // El Diablo
  {
    upright: {
      deeds: [
        'leer el precio en la letra pequeña',
        'notar qué te da eso que te ata',
        'responder «déjame pensarlo»',
        'hacer las cuentas de lo que cuesta',
        'hablar con quien lleva el mismo lazo',
      ],
      care: [
        'La cadena floja invita a mirar una costumbre sin culpa: a qué hora aparece, qué te da, con quién podrías hablarlo.',
        'El pedestal impresiona hasta que alguien lo rodea. Lo que se calla por vergüenza, contado en la consulta, pierde casi toda su sombra.',
      ],
      invitations: [
        'Deja el teléfono en otra habitación durante una comida y apunta qué fue lo primero que quisiste mirar.',
        'Calcula en horas, y no en dinero, lo que te lleva al mes eso que te cuesta dejar.',
        'Apunta a qué hora aparece el deseo y qué pasó justo antes, durante tres días, sin intentar evitarlo.',
        'Cambia una recompensa de siempre por otra que puedas compartir.',
        'Cuéntale a alguien qué te gusta de eso que te ata, sin pedirle que te salve.',
        'Pasa un rato sin lo de siempre y anota qué aparece en su lugar, aunque sea aburrimiento.',
      ],
      closings: [
        'Se puede mirar una cadena sin ponérsela.',
        'La llave de ese lazo son dos manos y un poco de luz.',
        'De cerca, lo que imponía mide bastante menos.',
        'Un lazo ancho también sirve de bufanda, hasta que da calor.',
      ],
    },
    reversed: {
      deeds: [
        'no volver a ponerte el lazo por costumbre',
        'ocupar las manos en otra cosa',
        'buscar apoyo para el siguiente paso',
        'elegir tú lo que deseas',
        'llenar con gusto las horas libres',
      ],
      care: [
        'El lazo que cede merece compañía: díselo a alguien que te apoye y busca orientación para los días flojos.',
        'Las argollas vacías dejan horas libres. Llénalas con algo que te cuide y esté cerca de casa.',
      ],
      invitations: [
        'Celebra con alguien una tarde libre de eso, sin llamarla todavía victoria.',
        'Cambia de camino, de tienda o de pantalla a la hora en que más tira, tres días seguidos.',
        'Cuenta en dos frases cómo se salía de ahí, por si a alguien le hace falta.',
        'Estrena el rato que has ganado con algo que huela bien, suene bien o se coma.',
        'Da las gracias a quien te ayudó a salir, o date una palmada si saliste a solas.',
        'Elige un lugar que te recuerde lo de antes y vuelve con alguien que te haga reír.',
      ],
      closings: ['Sin el lazo, el cuello aprende a girar.', 'Salir despacio también es salir.'],
      tilts: [
        'El Diablo, cabeza abajo, ya afloja: lo que ataba se puede mirar con distancia.',
        'Con el Diablo del revés, el lazo cede y hace falta no volver a apretarlo por costumbre.',
      ],
    },
  },
  // La Torre
  {
    upright: {
      deeds: [
        'decir la verdad antes de que se diga sola',
        'cuidar las piedras que siguen en pie',
        'mirar la grieta sin maquillarla',
        'esperar a que baje el polvo',
        'salvar primero lo que importa',
      ],
      care: [
        'El rayo, en esta carta, tumba ideas: por ejemplo, la de que hay que poder con todo. Lo que queda en pie es pedir ayuda.',
        'La corona que se va por el aire es una exigencia menos. Habla claro con quien te atiende y descansa de aparentar.',
      ],
      invitations: [
        'Di hoy «me equivoqué en esto» a una persona, sobre algo pequeño, y mira lo poco que se cae.',
        'Haz una copia de lo importante, papeles, fotos, teléfonos, y duerme con eso resuelto.',
        'Pregunta a alguien que te quiera qué cree que estás apuntalando.',
        'Haz una limpieza de diez minutos en lo que se ha caído, mesa, bandeja o agenda, y para.',
        'Tira hoy tres cosas rotas que guardabas por si acaso.',
        'Pregunta qué se sabe en tu casa o en tu equipo que nadie haya dicho en alto.',
      ],
      closings: ['Sin corona, la torre recibe el mismo sol.', 'En un solar caben muchas casas.'],
    },
    reversed: {
      deeds: [
        'quitar una piedra a mano, sin ruido',
        'abrir la conversación que todos rodean',
        'empezar pronto y despacio',
        'nombrar el piso que pesa de más',
        'ver qué sostienes solo por costumbre',
      ],
      care: [
        'La grieta pintada se parece a decir «no es nada» por costumbre. Cuenta lo que notas a quien sabe mirarlo.',
        'Las piedras se bajan una a una: primero la preocupación que puedas preguntar mañana mismo.',
      ],
      invitations: [
        'Enseña a alguien la parte de tu plan que peor se sostiene, antes que la que te enorgullece.',
        'Arregla esta semana una cosa de casa que lleva meses a punto de romperse.',
        'Cuenta una duda tuya antes de que te pregunten por ella.',
        'Saca de casa una cosa que guardas por si se hunde otra.',
        'Reúne a las personas afectadas y propón mover una sola cosa, la más pequeña.',
        'Deja de tapar durante una semana un fallo menor, y mira quién ya lo conocía.',
      ],
      closings: [
        'Una obra pequeña, empezada a tiempo, se hace con ventanas abiertas.',
        'Desmontar también es un oficio de manos finas.',
        'Hay muros que descansan cuando se les quita un balcón.',
        'Con la primera piedra en la mano, ya no tiembla tanto.',
      ],
      tilts: [
        'La Torre, así vuelta, guarda el temblor por dentro y deja tiempo para obrar con calma.',
        'Con la Torre del revés, la grieta está tapada y merece una mirada.',
      ],
    },
  },
  // La Estrella
  {
    upright: {
      deeds: [
        'repetir mañana un gesto pequeño',
        'mirar la estrella y cargar la jarra',
        'dar sin llevar la cuenta',
        'dejarte orientar sin exigir mapa',
        'descansar al raso, sin defensas',
      ],
      care: [
        'Las dos jarras reparten sin agotarse: un poco para los demás y un poco para ti, todos los días.',
        'La estrella orienta y la jarra se carga a mano: ánimo sí, y también la cita, el papel, la pregunta.',
      ],
      invitations: [
        'Da las gracias por escrito a quien te ayudó en la época difícil, aunque haga años.',
        'Bebe un vaso de agua al levantarte y decide, antes de terminarlo, qué vas a cuidar ese día.',
        'Riega una planta, propia o de nadie, y quédate hasta que la tierra cambie de color.',
        'Ponle a tu semana una sola palabra por norte y mírala cada mañana.',
        'Apaga las luces un momento, sal al balcón o a la calle y pide un deseo sin contarlo.',
        'Haz una cosa por alguien que no pueda devolvértela.',
      ],
      closings: [
        'Cuando se vacía la jarra, el río sigue ahí.',
        'Hay noches que alumbran más que una mañana.',
        'Siete pequeñas y una grande: nadie alumbra a solas.',
        'El agua vuelve por debajo.',
      ],
    },
    reversed: {
      deeds: [
        'regar lo que queda más cerca',
        'darte una tarea pequeña aunque falten ganas',
        'levantar la cabeza un minuto al día',
        'bajar los brazos un rato',
        'confiar en un dato pequeño',
      ],
      care: [
        'El agua que queda en la jarra alcanza para un cuidado pequeño hoy. Para el ánimo, si pesa, hay oídos que saben escuchar.',
        'Las estrellas siguen ahí aunque no haya ganas de mirar. Deja que alguien te acompañe en lo práctico.',
      ],
      invitations: [
        'Apaga una noche la luz de la habitación y quédate en la ventana lo que tarde en acostumbrarse la vista.',
        'Haz lo más pequeño de la lista y da por cumplida la jornada.',
        'Busca la noche más clara de la semana y asómate, aunque solo sea por contar hasta ocho.',
        'Pide a alguien que te recuerde una vez en que salió bien.',
        'Copia a mano una frase que te sostuvo una vez y llévala en el bolsillo.',
        'Lava, dobla u ordena algo despacio, y llama a eso empezar.',
      ],
      closings: [
        'Al fondo de la jarra cabe reflejada una estrella.',
        'Lo que te calmaba sigue donde lo dejaste.',
        'Con un poco de confianza ya se puede empezar.',
        'El cielo da la vuelta entero cada noche, sin cobrar.',
      ],
      tilts: [
        'La Estrella del revés no se ha apagado; cuesta levantar la cabeza, nada más.',
        'A la Estrella, vuelta, le queda poca agua y conviene elegir qué regar.',
      ],
    },
  },
  // La Luna
  {
    upright: {
      deeds: [
        'esperar otra luz para decidir',
        'separar lo que sabes de lo que temes',
        'buscar un dato y dormir después',
        'andar despacio y con linterna',
        'apuntar lo que sueñas y esperar a mañana',
      ],
      care: [
        'La media luz agranda lo que se imagina. Nada de buscar síntomas de noche: apunta, duerme y pregunta de día.',
        'El cangrejo asoma y se esconde, como las preocupaciones. Ponlas en una hoja y deja que las lea quien corresponde.',
      ],
      invitations: [
        'Cuenta un sueño o una sospecha a quien no se asuste, y pídele que te diga solo qué oye.',
        'Deja para las once de la mañana cualquier mensaje que se te ocurra después de las diez de la noche.',
        'Pon nombre al ruido que más te inquieta y compruébalo mañana con la luz encendida.',
        'Pinta, tararea o garabatea lo que no sepas explicar, y guárdalo sin enseñarlo.',
        'Camina de noche con alguien y deja que la conversación se pierda.',
        'Cuenta tu temor como si fuera un cuento, con lobo, perro y final abierto.',
      ],
      closings: [
        'El sendero se ve a tramos, y por tramos se anda.',
        'Lo que asusta de noche pide desayuno por la mañana.',
        'El cangrejo llega de lado, pero llega.',
        'Con poca luz se oye mejor.',
      ],
    },
    reversed: {
      deeds: [
        'preguntar en claro lo que deduces',
        'acercarte de día a lo que asustaba',
        'dejar que la niebla se levante sola',
        'comprobar el tamaño de la sombra',
        'salir del agua poco a poco',
      ],
      care: [
        'La niebla se aparta con información buena, la de la consulta, y con una voz tranquila al lado.',
        'El agua quieta deja distinguir lo que sientes de lo que temes. Dilo por separado cuando te pregunten.',
      ],
      invitations: [
        'Enciende la luz, de verdad o en una conversación, en ese rincón al que hace tiempo no miras.',
        'Escribe al lado de un miedo antiguo la fecha en que dejaste de tenerlo.',
        'Relee un mensaje que te quitó el sueño y subraya solo lo que de verdad dice.',
        'Vuelve a hablar, de día, con quien discutiste de noche.',
        'Haz una lista de lo que creías seguro hace un mes y tacha lo que se cayó solo.',
        'Mira de día la ventana que de noche te inquieta, y saluda.',
      ],
      closings: [
        'Cuando clarea, las torres resultan ser una puerta.',
        'El lobo, de cerca, movía la cola.',
        'La niebla, vista desde fuera, era una nube baja.',
        'Lo que parecía hondo, de día, se cruza a pie.',
      ],
      tilts: [
        'La Luna, dada la vuelta, va soltando la niebla y devuelve cada sombra a su tamaño.',
        'Con la Luna del revés, lo confuso empieza a tener bordes.',
      ],
    },
  },
  // El Sol
  {
    upright: {
      deeds: [
        'hacerlo a la vista y con gusto',
        'celebrar lo que va bien',
        'decir lo que quieres sin rodeos',
        'salir a que te dé el aire',
        'compartir la noticia entera',
      ],
      care: [
        'El astro invita a lo sencillo: aire libre, compañía, una comida sin pantalla. Y a contar con claridad cómo estás.',
        'El niño confía en el caballo. Trata al cuerpo como a ese compañero y pide consejo para llevarlo bien.',
      ],
      invitations: [
        'Sal un rato a mediodía y, a la vuelta, dile a alguien una cosa buena que hayas visto.',
        'Haz sitio en la mesa para una persona más y cuenta entonces lo que te tiene alegre.',
        'Comparte algo que te salga bien, una receta, una canción, un truco, sin que nadie lo pida.',
        'Ríete hoy de una cosa tuya delante de alguien de confianza.',
        'Haz una foto de algo corriente con buena luz y mándasela a quien la entienda.',
        'Canta, baila o juega diez minutos con la puerta abierta.',
      ],
      closings: [
        'Hay alegrías que no necesitan motivo, solo sitio.',
        'El girasol no pregunta hacia dónde: se gira.',
        'Al otro lado del muro también era mediodía.',
        'Lo sencillo hace poca sombra.',
      ],
    },
    reversed: {
      deeds: [
        'acercarte a lo que calienta, aunque sea tibio',
        'contestar con la verdad cuando te pregunten',
        'dejar de fingir que no refresca',
        'buscar un sitio con más luz, aunque sea un rato',
        'dejar que la alegría llegue tarde',
      ],
      care: [
        'La nube de delante permite decir «hoy, regular» sin dar explicaciones. Dilo en casa y donde te atienden.',
        'El calor llega por debajo de la puerta: busca ratos pequeños que te sienten bien y no te exijas alegría.',
      ],
      invitations: [
        'Elige una canción que te gustaba a los quince años y escúchala entera, sin hacer otra cosa.',
        'Di «todavía no» cuando te pidan ánimo, y ofrece a cambio tu compañía.',
        'Busca el rincón más cálido de tu casa y siéntate allí lo que dure una bebida.',
        'Felicita a alguien por algo pequeño y deja que te devuelvan el gesto.',
        'Di en voz alta, a solas, qué te gustaría celebrar y todavía no toca.',
        'Desayuna una vez esta semana mirando por la ventana.',
      ],
      closings: [
        'Detrás de la nube nadie ha apagado nada.',
        'Un calor tibio también seca la ropa.',
        'El girasol también tiene noches.',
        'Basta un rayo para saber dónde está la ventana.',
      ],
      tilts: [
        'El Sol, del revés, calienta con retraso y sin alardes.',
        'Al Sol cabeza abajo lo tapa una nube que no es suya.',
      ],
    },
  },
  // El Juicio
  {
    upright: {
      deeds: [
        'levantarte por el lado en que te llaman',
        'retomar lo que dejaste a medias',
        'responder a lo que insiste sin gritar',
        'decir que sí con todo el cuerpo',
        'reparar lo que aún tiene arreglo',
      ],
      care: [
        'La trompeta despierta los buenos propósitos sensatos: esa revisión en su fecha, ese hábito que dejaste y te gustaba.',
        'Los brazos abiertos sugieren responder a lo que el cuerpo pide en voz baja: sueño, pausa, movimiento, una visita.',
      ],
      invitations: [
        'Responde hoy al mensaje que más tiempo lleva esperando, aunque sea para decir que lo has leído.',
        'Vuelve a un lugar en el que te reconocías y anota qué dejaste allí.',
        'Pon hoy la canción que te levantaba hace años y haz algo de pie mientras suena.',
        'Busca a la persona con la que empezaste aquello y cuéntale por dónde vas.',
        'Ofrece tu ayuda en algo que sabías hacer y abandonaste.',
        'Escribe el nombre de lo que te llama en la primera hoja de una libreta nueva.',
      ],
      closings: [
        'La música era conocida; faltaba ponerse de pie.',
        'Abrir los brazos ya es media respuesta.',
        'Quien reconoce la melodía ya está medio en pie.',
        'Contestar tarde también es contestar.',
      ],
    },
    reversed: {
      deeds: [
        'cambiar el reproche por una pregunta',
        'escribir hoy la respuesta que debes, aunque sea breve',
        'bajar el volumen del juez que llevas dentro',
        'oír la nota debajo del reproche',
        'incorporarte sin prisa',
      ],
      care: [
        'El toque suena sordo entre tanto reproche. Cambia el regaño por una cita y por una palabra amable.',
        'El oído fuera de la manta oye bastante. Pide hora sin castigarte por no haberla pedido antes.',
      ],
      invitations: [
        'Habla de un error viejo como lo contaría alguien que te quiere, en cuatro frases.',
        'Pon un despertador amable para algo que te gusta y no para algo que debes.',
        'Cambia «debería haber» por «la próxima vez» en tres frases de hoy.',
        'Deja preparada por la noche una sola cosa que te facilite levantarte.',
        'Pide a alguien que te cuente aquello en lo que estuviste bien, y escúchalo sin interrumpir.',
        'Perdónate por escrito una tardanza concreta, con fecha.',
      ],
      closings: [
        'Una respuesta tardía también abre la puerta.',
        'Donde había un reproche cabe una pregunta.',
        'Con un oído fuera de la manta ya se empieza.',
        'El ángel repite; no lleva la cuenta.',
      ],
      tilts: [
        'En el Juicio, así vuelto, se oye más el reproche que la llamada.',
        'Con el Juicio del revés, la respuesta está pensada y sin dar.',
      ],
    },
  },
  // El Mundo
  {
    upright: {
      deeds: [
        'cerrar lo que falta y celebrarlo',
        'quedarte un rato en el centro',
        'reunir lo que sabes con lo que quieres',
        'dar la vuelta despacio y en compañía',
        'poner nombre a lo terminado',
      ],
      care: [
        'Las cuatro esquinas recuerdan mirar el conjunto: sueño, mesa, ánimo y compañía. Ninguna va suelta.',
        'El pie que baila y el que apoya se turnan. Alterna esfuerzo y descanso, y comenta el ritmo con quien te atiende.',
      ],
      invitations: [
        'Reúne en una caja, en una carpeta o en una foto lo que hiciste, y enséñaselo a alguien.',
        'Termina la semana con un brindis pequeño, aunque sea de agua, por lo que quedó hecho.',
        'Enseña a alguien el camino entero, con sus desvíos, de algo que lograste.',
        'Elige qué no vas a llevar a la próxima etapa y despídelo con cortesía.',
        'Invita a quien estuvo desde el principio y pídele que cuente el mismo recuerdo que tú.',
        'Camina alrededor de tu casa, de tu barrio o de tu plaza, la vuelta entera, y mira qué queda en medio.',
      ],
      closings: [
        'Cuatro esquinas y un centro: hay sitio para todo lo vivido.',
        'La última vuelta se baila igual que la primera, con más aire.',
        'Lo que está completo deja sitio para bailar.',
        'En el centro de la danza hay un sitio quieto.',
      ],
    },
    reversed: {
      deeds: [
        'atar el cabo que queda suelto',
        'terminar una cosa sin mejorarla',
        'cerrar un final de los pequeños',
        'hacer lo que falta sin ceremonia',
        'darte permiso para terminar',
      ],
      care: [
        'El cabo suelto puede ser un papel por recoger o una pregunta que quedó sin hacer. Átalo esta semana.',
        'La corona sin cerrar dice que el cuidado no tiene que ser perfecto: con terminar una cosa pequeña ya hay círculo.',
      ],
      invitations: [
        'Pregunta a quien te acompañó qué cree que falta por decir, y dilo.',
        'Busca el último paso de algo, el aburrido, y hazlo antes de comer.',
        'Dile a alguien «esto ya está» sobre algo que no sea perfecto, y no lo toques más.',
        'Escribe qué cambiaría si dieras esto por cerrado hoy, y vuelve a leerlo el viernes.',
        'Cierra hoy un correo, una bolsa o una discusión que lleve abierta más de un mes.',
        'Pon punto final en lugar de puntos suspensivos a lo próximo que escribas.',
      ],
      closings: [
        'El último paso es corto; por eso cuesta verlo.',
        'A medio cerrar, el círculo ya se parece a uno.',
        'Las cuatro esquinas tienen paciencia.',
        'Cualquier cordel sirve si el lazo es con gusto.',
      ],
      tilts: [
        'Al Mundo, del revés, le falta un cabo por atar, y es de los fáciles.',
        'El Mundo vuelto se queda a un paso; conviene mirar cuál.',
      ],
    },
  },
];
