import type { CaseTexts } from '../../family.ts';

/** «retiring.how». */
export const RETIRING_HOW: CaseTexts = {
  openings: [
    {
      needs: [],
      text: 'De pronto las horas son tuyas y ninguna trae instrucciones. El tiempo libre, servido entero, cuesta de tragar si no se corta antes.',
    },
    {
      needs: [],
      text: 'El calendario venía escrito por otra gente y ahora se queda en blanco. No se sabe todavía si es un regalo o una pregunta.',
    },
    {
      needs: [],
      text: 'Sin despertador hay dos cosas por estrenar: las mañanas y la respuesta a «¿y ahora qué {haces|hacés}?». La segunda es la que pesa.',
    },
    {
      needs: [],
      text: 'El trabajo se va con su ruido y sus quejas, y deja un hueco del tamaño de una jornada. No todos los huecos piden relleno.',
    },
    {
      needs: ['quien'],
      text: 'Los días nuevos no los ocupa una sola persona: por ellos anda también {quien}, con sus costumbres. Falta repartir horas, sillas y silencios.',
    },
    {
      needs: ['quien'],
      text: 'Jubilarse cambia la distancia con {quien}, para más o para menos. Casi todo lo que roza se arregla con un horario y otra silla.',
    },
    {
      needs: ['tiempo'],
      text: 'En tu jubilación pusiste {tiempo}, y el tiempo, como las maletas grandes, se llena de cualquier cosa cuando nadie elige.',
    },
    {
      needs: ['suma'],
      text: 'Con {suma} se hacen cuentas y alguna excursión; lo de levantarse con ganas va en otro presupuesto, y ese falta escribirlo.',
    },
    {
      needs: ['lugar'],
      text: 'Entre los planes para tus días sin trabajo asoma {lugar}, con buena luz. Los sitios ayudan, y ninguno dice qué hacer a las cuatro.',
    },
    {
      needs: ['evento'],
      text: 'La agenda de después del trabajo tiene una sola cosa en tinta, {evento}, y mucho papel alrededor. Del papel se trata.',
    },
    {
      needs: ['dia'],
      text: 'Hay una fecha con nombre, {dia}, y una fila de mañanas sin apellido. A esas hay que buscarles oficio.',
    },
  ],
  verdicts: {
    'El Loco': {
      up: [
        'yes',
        'Como quien sale a la calle sin encargo: un rumbo distinto por semana, el perro delante y permiso para hacerlo mal.',
      ],
      rev: [
        'wait',
        'Sin lanzarse a diez aficiones el primer mes: ese pie se baja despacio, a ver qué suelo le gusta.',
      ],
    },
    'El Mago': {
      up: [
        'yes',
        'Con las manos: madera, harina, teclas o tierra; de lo que hay en la mesa se usa algo cada mañana.',
      ],
      rev: [
        'no',
        'Nada de comprar el equipo completo de cinco oficios: una herramienta que haga callo llena más que la tienda.',
      ],
    },
    'La Sacerdotisa': {
      up: [
        'wait',
        'Dejando horas sin llenar: lo que piden tus días está tras el velo, y suele asomarse cuando nadie lo persigue.',
      ],
      rev: [
        'if',
        'Si todo el mundo te propone actividades, un «lo pienso» y a casa: en silencio se oye cuál era tuya.',
      ],
    },
    'La Emperatriz': {
      up: [
        'yes',
        'Cultivando algo que pida visita diaria, un huerto, un coro, una amistad; doce meses dan para verlo espigar.',
      ],
      rev: [
        'no',
        'Sin convertirte en guardería, chofer y enfermería del barrio: una tarde fija para el resto, y la corona se queda puesta.',
      ],
    },
    'El Emperador': {
      up: [
        'yes',
        'Con ley propia: hora de levantarse, hora de salir y una mañana que no se presta. El trono ahora es un sillón.',
      ],
      rev: [
        'if',
        'Si te {sorprendes|sorprendés} dando órdenes en la cocina, fuera la armadura: el mando se quedó en el trabajo, el orden no.',
      ],
    },
    'El Hierofante': {
      up: [
        'yes',
        'Otra vez de aprendiz: algo que tenga clase y tareas, y algo que puedas enseñar; las dos llaves abren el barrio.',
      ],
      rev: [
        'no',
        'No por el manual de la jubilación feliz: si el crucero no te llama, esa llave era de otra puerta.',
      ],
    },
    'Los Enamorados': {
      up: [
        'if',
        'Con quien comparta tus horas, de frente: qué se hace a dúo y qué no; si no hay nadie, se elige mesa.',
      ],
      rev: [
        'wait',
        'Una noche en medio antes de apuntarse a nada: las ganas miran a los ojos; el compromiso, de reojo.',
      ],
    },
    'El Carro': {
      up: [
        'yes',
        'Con un rumbo por temporada y no para siempre: la esfinge del sofá y la del viaje aceptan turnos de tres meses.',
      ],
      rev: [
        'no',
        'Sin llenar la agenda para no oírla: correr de taller en taller con el carro vacío cansa más que el empleo.',
      ],
    },
    'La Fuerza': {
      up: [
        'yes',
        'Tratando al aburrimiento como a un león recién llegado: una mano encima, un rato, y suele traer algo en la boca.',
      ],
      rev: [
        'wait',
        'Con descanso antes que con planes: a quien fue fuerte tanto tiempo le corresponde una temporada de león dormido.',
      ],
    },
    'El Ermitaño': {
      up: [
        'wait',
        'Con luz corta: esta mañana, esta tarde. El sentido de los años que siguen no se ve desde el primer desayuno.',
      ],
      rev: [
        'if',
        'Si pasan días sin más voz que la radio, cuesta abajo: un saludo diario con nombre propio ya es una plaza.',
      ],
    },
    'La Rueda de la Fortuna': {
      up: [
        'wait',
        'Dejándola girar: euforia, vacío, siesta, proyectos. Nada grande se decide hasta haber visto la rueda completa desde el centro.',
      ],
      rev: [
        'no',
        'Sin montar en casa otra oficina: si la agenda nueva te suena de algo, es la de antes en pantuflas.',
      ],
    },
    'La Justicia': {
      up: [
        'yes',
        'Pesando la semana: tanto para el cuerpo, tanto para la gente, tanto para nada. El platillo de la nada también cuenta.',
      ],
      rev: [
        'if',
        'Si remuerde no producir, a la balanza: lo trabajado en un lado, una siesta en el otro, y se compara.',
      ],
    },
    'El Colgado': {
      up: [
        'wait',
        'Del revés: primero qué dejar de hacer. Cabeza abajo se vacían los bolsillos, y lo que falte se verá en el suelo.',
      ],
      rev: [
        'yes',
        'Bajando de aquel «cuando tenga tiempo»: lo que colgaba de esa frase cabe, para empezar, en media hora.',
      ],
    },
    'La Muerte': {
      up: [
        'yes',
        'Con un entierro digno para el cargo: se regala el maletín, se brinda una vez y el caballo sigue al paso.',
      ],
      rev: [
        'if',
        'Si todavía {entras|entrás} a mirar cómo va aquello sin tu mano, una visita más, con flores, y que sea la de despedida.',
      ],
    },
    'La Templanza': {
      up: [
        'yes',
        'Mezclando a diario algo que te espere y algo que no espere nadie: una copa de compromiso y otra de capricho.',
      ],
      rev: [
        'no',
        'Ni sillón de sol a sol ni diez cursos: se mueve la muñeca, una cosa fija y una tarde suelta.',
      ],
    },
    'El Diablo': {
      up: [
        'if',
        'Si el hueco se llena de pantalla o de copas, el lazo cede con compañía y, si aprieta, con un médico.',
      ],
      rev: [
        'yes',
        'Con las manos ocupadas: la cadena del horario ya salió por la cabeza, y esos dedos piden masa, cuerdas o tierra.',
      ],
    },
    'La Torre': {
      up: [
        'no',
        'No levantando otra vez la misma torre en pequeño: las piedras eran el oficio, el humor, la gente; con eso, planta baja.',
      ],
      rev: [
        'wait',
        'Arreglando primero lo que cruje, la cita médica, la cuenta, la charla aplazada; las aficiones saben esperar de pie.',
      ],
    },
    'La Estrella': {
      up: [
        'yes',
        'Con dos jarras diarias: una para quien pueda aprender de tu oficio y otra para lo que nunca hubo tiempo de aprender.',
      ],
      rev: [
        'wait',
        'Sin exigirte ilusión: una cosa mínima a la misma hora, y si la tristeza se instala, un médico también riega.',
      ],
    },
    'La Luna': {
      up: [
        'wait',
        'Sin juzgar la vida entera a las cuatro de la mañana: lo que entonces parece vacío, con café es una mañana libre.',
      ],
      rev: [
        'if',
        'Poniendo nombre a lo que inquieta: si es dinero, a un asesor; si es no servir, a una tarde con gente.',
      ],
    },
    'El Sol': {
      up: [
        'yes',
        'A plena luz: salir cada mañana, aunque sea por pan y noticias, y que el día entre por los pies.',
      ],
      rev: [
        'no',
        'Sin fingir que es la mejor época: unas horas calientan y otras no, y dicho así se disfruta mejor lo soleado.',
      ],
    },
    'El Juicio': {
      up: [
        'yes',
        'Atendiendo a lo que te levantaría sin despertador: un oficio, una causa, un piano desafinado. Se contesta de pie.',
      ],
      rev: [
        'if',
        'Si la cabeza repasa lo que no se logró, que lea también la otra cara: con el acta entera se madruga mejor.',
      ],
    },
    'El Mundo': {
      up: [
        'yes',
        'Recorriendo el círculo, lo que hiciste, a quien enseñaste, los sitios de paso; después, el baile no pide permiso.',
      ],
      rev: [
        'wait',
        'Cerrando un cabo del trabajo, una caja, un agradecimiento, una clave por entregar; con eso hecho, los días se desatan.',
      ],
    },
  },
  tasks: {
    yes: [
      {
        needs: [],
        text: 'Un ancla para la semana: {elige|elegí} una actividad con hora y con gente, y {llama|llamá} {antes}: «¿Se puede ir un día a probar?». Si te gusta, hay una mañana con apellido. Si no, {tacha|tachá} sin remordimiento y {prueba|probá} la siguiente, que el gusto casi nunca acierta a la primera.',
      },
      {
        needs: [],
        text: 'Algo que te salga sin pensar, un punto, una cuenta, un corte, un truco de oficio: {ofrécelo|ofrecelo} {antes} a alguien con menos años o menos maña. «¿{Quieres|Querés} que te enseñe esto en media hora?». Si acepta, el oficio sigue sin horario. Si no, {dibújalo|dibujalo} paso a paso en una hoja: las hojas también enseñan.',
      },
      {
        needs: ['quien'],
        text: '{Invita|Invitá} a {quien} {antes} a un plan que no sea cuidar, arreglar ni comprar: «¿Hacemos algo que no sirva para nada?». Si acepta, se repite. Si pone cara rara, {explica|explicá} que es una costumbre nueva y {ve|andá} igual: a la segunda, lo inútil empieza a tener partidarios.',
      },
    ],
    if: [
      {
        needs: [],
        text: 'Siete cuadros en un papel y en cada uno una sola cosa, con esta condición: «Que me haga salir, aprender o reír». {Complétalos|Completalos} {antes}. Si quedan cuadros vacíos, que sigan así, también son tuyos. Si los siete se llenan de encargos ajenos, {borra|borrá} dos y {empieza|empezá} otra vez con lápiz blando.',
      },
      {
        needs: [],
        text: 'En media hoja, los números de una vida tranquila: lo que entra, lo que sale y un renglón nuevo, «Para gusto». {Escríbela|Escribila} {antes} y que ese renglón no quede en cero. Si hay sitio, se gasta sin explicaciones. Si no lo hay, un asesor encuentra a veces lo que el susto tapa.',
      },
      {
        needs: ['quien'],
        text: 'El cariño también necesita pasillos, y con {quien} se pueden trazar: «¿Qué ratos te gustaría compartir y cuáles no?». {Pregúntalo|Preguntalo} {antes} y {contesta|contestá} lo mismo de tu parte. Si las respuestas encajan, se cuelgan en la cocina. Si chocan, se cambia una hora y no una vida.',
      },
    ],
    no: [
      {
        needs: [],
        text: 'Hay un favor que ya no te toca: {elige|elegí} el que más mañanas se lleva y {contesta|contestá} {antes} «Esta vez no puedo; las próximas, {avísame|avisame} con tiempo». Si lo entienden, {recuperas|recuperás} una mañana. Si protestan, ya se ve lo que costaba. En los dos casos, esa mañana se gasta en nada.',
      },
      {
        needs: [],
        text: 'Fuera del cajón una cosa del trabajo, la credencial, la agenda, el uniforme: {elígela|elegila} {antes}, {dile|decile} en voz alta «Gracias, ya está» y dale otro destino. Si alivia, después va la siguiente. Si duele, que se quede una temporada donde la veas: también de los cargos se despide la gente a plazos.',
      },
      {
        needs: ['quien'],
        text: 'Poner nota a tus días no es tarea para {quien}. {Ensaya|Ensayá} {antes} esta respuesta: «Hoy hice muy poco y me sentó de maravilla», y {dila|decila} sin reírte cuando pregunte. Si la acepta, mañana también. Si propone un curso, {agradece|agradecé} y {pregunta|preguntá} si piensa inscribirse.',
      },
    ],
    wait: [
      {
        needs: [],
        text: 'Treinta días sin decidir nada grande: ni vender la casa, ni adoptar un perro, ni abrir un negocio. {Firma|Firmá} {antes} un papel que diga «Estoy aprendiendo a no tener prisa» y {apunta|apuntá} cada noche lo mejor del día. Si algo se repite, por ahí va el plan. Si no se repite nada, falta calle.',
      },
      {
        needs: [],
        text: '{Busca|Buscá} en la memoria qué hacías a los doce años cuando nadie mandaba y {escríbelo|escribilo} {antes}: «Se me pasaban las horas con…». Si existe algo parecido, dale una mañana. Si ya no se puede, {mira|mirá} qué llevaba dentro, barro, música, pandilla, y {pruébalo|probalo} con otra forma.',
      },
      {
        needs: ['quien'],
        text: 'Desde dentro hay cosas que no se ven, y {quien} tal vez las vea: «¿Haciendo qué se me pasa el tiempo sin que me dé cuenta?». {Pregúntalo|Preguntalo} {antes}. Si nombra algo, que vuelva una vez esta semana. Si no sabe, {cuéntale|contale} tu respuesta: decirla en voz alta, a veces, la inventa.',
      },
    ],
  },
  closings: {
    yes: [
      'Las manos se jubilan mucho después que la firma.',
      'Una mañana con apellido ya no es tiempo libre, es vida.',
      'Los calendarios en blanco también admiten dibujos.',
    ],
    if: [
      'El descanso se aprende como cualquier oficio, empezando mal.',
      'Lo que no sirve para nada suele ser lo que se espera con ganas.',
      'A las horas {sueltas|soltás} les gusta tener un café a su nombre.',
    ],
    no: [
      'Estar en casa no es estar de guardia.',
      'La agenda llena es una oficina con cortinas.',
      'El cargo cabe en una caja; el oficio, en ninguna.',
    ],
    wait: [
      'El tiempo, cuando nadie lo persigue, se sienta al lado.',
      'Una siesta bien hecha no le debe nada a nadie.',
      'Los huecos también son parte de la casa.',
    ],
  },
};
