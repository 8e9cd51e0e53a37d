import type { OfEachCard, PlaceTexts } from '../family.ts';

/** What each card says in the matters of «juego». */
export const JUEGO_PASSAGES: OfEachCard<PlaceTexts> = {
  'El Loco': {
    up: {
      behind:
        'El Loco pasó por el comienzo de esta historia mirando al cielo, con un precipicio delante y un perro a los pies. Desde entonces, quien mejor conoce los hechos mueve la cola.',
      now: 'Hoy la investigación cabe en el hatillo del Loco: una corazonada, media pista y algo de comer. Se han inaugurado ministerios con menos.',
      against:
        'Estorba el precipicio, que el Loco no ha visto porque iba oliendo su rosa. Las conclusiones apresuradas tienen eso: huelen de maravilla hasta el último paso.',
      ahead:
        'Con el Loco el método es sencillo: poco equipaje y mucha curiosidad. {Empieza|Empezá} por la hipótesis más tonta, que además es la más barata de comprobar.',
    },
    rev: {
      behind:
        'Cabeza abajo, al Loco invertido se le vació el hatillo y rodaron las pruebas por la ladera. De aquel desorden viene que hable tanto quien no vio nada.',
      now: 'Un pie en el aire y el otro pensándolo: así tiene hoy el asunto el Loco invertido. El perro ha preguntado dos veces si esto es un paseo.',
      against:
        'Hay quien diría que estas cosas no se preguntan. El Loco invertido se lo creyó, y ahí sigue, al borde, con su rosa en la mano y la duda entera.',
      ahead:
        '{Mira|Mirá} abajo, donde el Loco invertido no mira nunca: junto al pie que falta por apoyar hay un perro con información. {Empieza|Empezá} el interrogatorio por lo más cercano al suelo.',
    },
  },
  'El Mago': {
    up: {
      behind:
        'Esto empezó con un truco. El Mago puso copa, espada, basto y oro a la vista de todos, y todavía nadie reconoce haber parpadeado.',
      now: 'Todo lo necesario está hoy sobre la mesa del Mago. El inconveniente es el de cualquier mesa: lo que se busca suele quedar debajo de lo que se mira.',
      against:
        'Un brazo hacia arriba, otro hacia abajo: el Mago señala dos sitios al mismo tiempo, y la investigación, que es obediente, lleva un buen rato yendo y viniendo.',
      ahead:
        'Del Mago conviene copiar las manos antes que el discurso. {Escoge|Escogé} una sola herramienta, la que tengas más cerca, y {deja|dejá} que del infinito se ocupen en otra ventanilla.',
    },
    rev: {
      behind:
        'Mucho se habló y poco se tocó. El Mago invertido dio una conferencia espléndida sobre las cuatro pruebas, que siguieron en la mesa, sin abrir y con etiqueta.',
      now: 'El Mago invertido tiene cuatro herramientas y ha preferido la quinta, que es opinar. Por eso la cuestión suena hoy bastante más de lo que avanza.',
      against:
        'Lo que estorba es un exceso de elegancia. Al Mago invertido le salen explicaciones con infinito y todo, cuando quizá bastaba con levantar la copa.',
      ahead:
        'Cuando al Mago invertido se le vuelca la mesa, lo primero que cae es lo que sobraba. {Quédate|Quedate} con un solo método y {úsalo|usalo} entero, aunque no tenga público.',
    },
  },
  'La Sacerdotisa': {
    up: {
      behind:
        'La Sacerdotisa presenció los hechos desde su asiento y acto seguido tapó el rollo con el manto. Fuentes bien informadas aseguran que el acta existe.',
      now: 'Entre una columna con B y otra con J, la Sacerdotisa guarda hoy silencio. La B podría ser de «bueno» y la J de «je»; no piensa aclararlo.',
      against:
        'Detrás del velo hay algo, y la Sacerdotisa no lo descorre. Cuanto más se le pregunta, más interés finge por la luna que tiene a los pies.',
      ahead:
        'Con preguntas no se le saca nada a la Sacerdotisa, que en cambio habla cuando cree que nadie escucha. {Calla|Callá} cinco minutos y {apunta|apuntá} lo primero que se te ocurra.',
    },
    rev: {
      behind:
        'Alguien sabía y calló, o no sabía y calló igual: con la Sacerdotisa invertida es imposible distinguirlo. El rollo, de todos modos, terminó sirviendo de posavasos.',
      now: 'Al velo de la Sacerdotisa invertida se le descolgó una punta, y por ahí se filtra todo menos lo que interesa. Así van hoy las averiguaciones.',
      against:
        'Sobran asesores. La Sacerdotisa invertida ha oído ya a las dos columnas, a la luna y a un vecino, y la única corazonada decente sigue esperando turno.',
      ahead:
        'Después de mandar el velo a lavar, la Sacerdotisa invertida admite que el secreto era mediano. {Di|Decí} en voz alta lo que {sospechas|sospechás} y {mira|mirá} si aguanta la luz.',
    },
  },
  'La Emperatriz': {
    up: {
      behind:
        'De una gran comodidad viene todo esto. La Emperatriz se hundió en su trono mullido y desde aquel día no consta qué hay entre los cojines.',
      now: 'Doce estrellas lleva la Emperatriz en la corona, una por mes, así que plazo tiene. La cosa va hoy a su ritmo, que es el del trigo después del almuerzo.',
      against:
        'El trono de la Emperatriz es demasiado blando para una investigación seria. Se entra con preguntas y se sale, dos horas más tarde, con sueño y sin ninguna.',
      ahead:
        'En el reino de la Emperatriz todo se pide con buena comida y sin empujones. Lo que toca es preparar algo rico, esperar como quien no espera y dejar hablar al trigo.',
    },
    rev: {
      behind:
        'Tanta atención recibió esta cuestión que la Emperatriz invertida la regó tres veces en un día. El trigo no se quejó, pero pidió que constara en acta.',
      now: 'Cada diez minutos la Emperatriz invertida se asoma al campo y pregunta si hay novedades. El trigo, que la aprecia, ha empezado a hacerse el dormido.',
      against:
        'Tirar de la espiga no la alarga, y la Emperatriz invertida lo sabe desde hace siglos. El problema es que tiene doce estrellas y ninguna se llama paciencia.',
      ahead:
        'Una tarde libre le vendría bien a la Emperatriz invertida, y al trigo, dos. {Deja|Dejá} el asunto en paz hasta mañana y entretanto {busca|buscá} algo que te dé gusto.',
    },
  },
  'El Emperador': {
    up: {
      behind:
        'Con la armadura bajo el manto vino el Emperador a ocuparse de esto, por si acaso. No hubo guerra, pero quedó un reglamento.',
      now: 'Preside hoy el Emperador, sobre piedra maciza, y sostiene que está comodísimo. Hay asuntos que siguen donde están por no reconocer a tiempo que hacía falta un almohadón.',
      against:
        'Cada carnero del trono tiene su opinión y embiste con ella. Ahí se le atasca la causa al Emperador: todos quieren ir primero y ninguno va a mirar.',
      ahead:
        'Un cetro no averigua nada por su cuenta, y al Emperador le costó varios reinados admitirlo. {Pon|Poné} una sola regla, corta, y {cúmplela|cumplila} sin armadura.',
    },
    rev: {
      behind:
        'Hubo un tiempo de normas, hasta que al Emperador invertido se le cayó el cetro y los carneros proclamaron la república. De entonces datan ciertas libertades.',
      now: 'Manda el Emperador invertido, o eso cree, porque conserva la armadura. Las decisiones importantes del caso las toma hoy otra instancia, desde el sofá.',
      against:
        'Una ley antigua impide avanzar y nadie sabe quién la dictó. El Emperador invertido jura que ya venía tallada en la piedra cuando le dieron el trono.',
      ahead:
        'Al Emperador invertido le conviene bajar del trono y estirar las piernas, que la piedra no se va a ir. {Averigua|Averiguá} qué norma sigue en pie por costumbre y {jubílala|jubilala}.',
    },
  },
  'El Hierofante': {
    up: {
      behind:
        'Existe doctrina sobre la materia, y el Hierofante la impartió con triple corona. De los dos acólitos, uno tomaba apuntes y el otro pensaba en el postre.',
      now: 'A los pies del Hierofante descansan hoy dos llaves cruzadas, y ninguna dice qué abre. El asunto tiene cerradura, eso parece; lo que le falta es etiqueta.',
      against:
        'Tres coronas, dos columnas y ninguna prisa: el Hierofante exige un trámite para cada cosa. La parte contraria, por su lado, jamás ha llenado un formulario.',
      ahead:
        'Escuchar es gratis, aunque los acólitos del Hierofante se quejan de la espalda. {Consulta|Consultá} a quien tenga más años en la materia y {haz|hacé} la prueba en su orden.',
    },
    rev: {
      behind:
        'Cierta idea se dio por buena porque el Hierofante invertido la dijo con mucha corona. Los dos acólitos confiesan ahora que ninguno la comprobó: creían que le tocaba al otro.',
      now: 'Las llaves del Hierofante invertido no entran hoy en ninguna cerradura conocida. La autoridad está perpleja; la ventana, en cambio, lleva abierta todo el rato.',
      against:
        'Contra este asunto hay un refrán, y el Hierofante invertido lo repite con la mano en alto. Los refranes también se equivocan, solo que riman.',
      ahead:
        'Si los acólitos del Hierofante invertido se han ido a merendar, hay vía libre. {Prueba|Probá} ese método que nadie recomienda y {toma|tomá} nota, por si hubiera que fundar escuela.',
    },
  },
  'Los Enamorados': {
    up: {
      behind:
        'Aquí hubo un flechazo, aunque fuera con una idea. Los Enamorados lo sabían de antes: uno mira, la otra mira hacia arriba y el ángel se hace el desentendido.',
      now: 'Con semejante sol encima, los Enamorados no pueden disimular nada hoy. Si el asunto guarda un secreto, lo guarda con una naturalidad admirable.',
      against:
        'El ángel de los Enamorados abre las alas y no toma partido, cosa nobilísima que desespera a cualquiera. Aquí falta quien elija, y a ser posible sin volar.',
      ahead:
        'Cara a cara y con buena luz resuelven los Enamorados, cuando alguien deja de mirar las nubes. {Elige|Elegí} una postura sobre este asunto y {sostenla|sostenela} por lo menos hasta la cena.',
    },
    rev: {
      behind:
        'Hay una foto antigua de este asunto en la que nadie mira al mismo sitio. Los Enamorados invertidos la enmarcaron igual, porque el ángel había salido favorecido.',
      now: 'Las miradas de los Enamorados invertidos se cruzan hoy como dos personas en un pasillo estrecho: ambas ceden el paso, ninguna pasa y el ángel silba.',
      against:
        'Entre lo que se quiere saber y lo que se quiere oír media un ángel, y el de los Enamorados invertidos pidió el día libre. Por eso cuesta elegir.',
      ahead:
        'Repetir una pregunta no es terquedad cuando los Enamorados invertidos la oyeron mirando al cielo. {Hazla|Hacela} otra vez, más corta, y {confiésate|confesate} qué respuesta te haría sonreír.',
    },
  },
  'El Carro': {
    up: {
      behind:
        'Con dosel de estrellas y ninguna rienda pasó el Carro por el principio de todo esto. Del desfile se acuerda todo el mundo; de lo que llevaba dentro, nadie.',
      now: 'La esfinge blanca tira hoy de una teoría y la negra de la contraria. El auriga del Carro les da la razón a las dos y, contra todo pronóstico, avanza.',
      against:
        'A las esfinges del Carro les gusta poner acertijos, así que el viaje se detiene en cada esquina. No es mala fe: es que nadie les contesta.',
      ahead:
        '{Decide|Decidí} qué {quieres|querés} averiguar, que sin destino ni el Carro, con su dosel y sus dos esfinges, llega a la panadería. Una sola cosa, y de frente hacia ella.',
    },
    rev: {
      behind:
        'Hubo una carrera y la ganó la esfinge equivocada. El Carro invertido llegó tempranísimo a un sitio que no era, y allí se redactaron las primeras conclusiones.',
      now: 'El Carro invertido no ha cruzado hoy la puerta: las esfinges discuten quién va delante. Mientras tanto, hay que decirlo, el dosel da una sombra muy agradable.',
      against:
        'Lo que frena es la prisa. Las esfinges del Carro invertido corren en direcciones opuestas, y el resultado, visto de lejos, se parece bastante a una siesta.',
      ahead:
        'Por una vez, que responda la esfinge. Al Carro invertido no se lo empuja sin preguntarle adónde iba: {averigua|averiguá} eso primero y {deja|dejá} la velocidad para después.',
    },
  },
  'La Fuerza': {
    up: {
      behind:
        'La Fuerza ya estuvo aquí y se fue sin levantar la voz. El león mantiene que cerró la boca por decisión propia, y nadie ha querido desmentirlo.',
      now: 'Como quien cierra una maleta demasiado llena, la Fuerza sujeta hoy la boca del león. La operación va bien, siempre que nadie cuente un chiste.',
      against:
        'El león de este asunto es más melena que diente, pero eso solo lo sabe la Fuerza, que ha mirado dentro. Los demás opinamos desde la puerta.',
      ahead:
        'Manos suaves, recomienda la Fuerza, que lleva el infinito encima y todavía no mira la hora. {Acércate|Acercate} despacio al asunto y {espera|esperá} a que el león bostece primero.',
    },
    rev: {
      behind:
        'Una temporada entera pasó la Fuerza invertida sujetándole la boca al león, que solo quería bostezar. De aquel esfuerzo, heroico y opcional, queda algún calambre.',
      now: 'A la Fuerza invertida le tiemblan hoy las manos, y el león, por delicadeza, hace como que no lo nota. A todas las partes les convendría sentarse un minuto.',
      against:
        'Llevar un infinito sobre la cabeza agota, y la Fuerza invertida no se lo quita ni para dormir. Eso es lo que pesa: son ocho gramos, pero constantes.',
      ahead:
        'Hasta los leones roncan. {Imita|Imitá} a la Fuerza invertida en su mejor momento, que es el descanso, y {vuelve|volvé} a mirar el asunto con las manos frescas.',
    },
  },
  'El Ermitaño': {
    up: {
      behind:
        'Un buen día el Ermitaño se llevó el farol a la montaña, y la cuestión pasó a estudiarse a oscuras y de memoria. Los apuntes de esa época discrepan.',
      now: 'El farol del Ermitaño alumbra hoy tres pasos, y el cuarto ya ha presentado una queja. Se investiga por tramos, con mucha dignidad y algo de frío.',
      against:
        'Cuesta consultar al Ermitaño: vive en lo más alto, usa capucha y medita cada sílaba. Cuando por fin contesta, la parte contraria ha cambiado de tema.',
      ahead:
        'Farol en mano, el Ermitaño revisa el suelo antes que las teorías, por las caídas. {Alumbra|Alumbrá} despacio lo que {tienes|tenés} cerca y {deja|dejá} la montaña para otro día.',
    },
    rev: {
      behind:
        'Había una explicación, y el Ermitaño invertido la tapó con la manga para que no se enfriara. Tan bien la protegió que no se volvió a saber de ella.',
      now: 'Con el farol bajo la capucha, el Ermitaño invertido anda hoy preguntando quién apagó la luz. La pista calienta un poco la oreja, pero no alumbra.',
      against:
        'Demasiada montaña para tan buen asunto. El Ermitaño invertido lo ha pensado tan arriba y tan a solas que ya le salen notas al pie.',
      ahead:
        'La montaña del Ermitaño invertido tiene bajada, y abajo hay gente con linternas y galletas. {Cuéntale|Contale} el asunto a alguien y {fíjate|fijate} en qué pregunta primero.',
    },
  },
  'La Rueda de la Fortuna': {
    up: {
      behind:
        'Dio una vuelta la Rueda de la Fortuna y las cosas cambiaron de sitio sin avisar. La esfinge de arriba las vio pasar dos veces y saludó.',
      now: 'Cuatro criaturas aladas leen en las esquinas mientras gira hoy la Rueda de la Fortuna. El asunto da vueltas; la lectura, por fortuna, va por lo más interesante.',
      against:
        'Desde lo alto de la Rueda de la Fortuna, la esfinge lo ve todo, no se marea y no suelta prenda. Frena eso: el mejor testigo no encuentra por dónde bajar.',
      ahead:
        'En el centro de la Rueda de la Fortuna se despeina menos, y la vista es la misma. {Separa|Separá} en dos montones lo que depende de tu mano y lo que depende del giro.',
    },
    rev: {
      behind:
        'Algo así ya se había visto, con otro decorado. La Rueda de la Fortuna invertida repone la función, y las criaturas de las esquinas mueven los labios: se la saben.',
      now: 'Se ha trabado la Rueda de la Fortuna invertida, y la esfinge, que quedó abajo, finge que era su plan. El asunto lleva un rato en el mismo minuto.',
      against:
        'Chirría la Rueda de la Fortuna invertida, y con el ruido parece que algo se mueve. Las criaturas de las esquinas leen con tapones y no se dejan engañar.',
      ahead:
        'Reconocer la vuelta ya ahorra media, calcula la esfinge de la Rueda de la Fortuna invertida. {Mira|Mirá} dónde acabaron otras dudas parecidas y {empieza|empezá} por el final.',
    },
  },
  'La Justicia': {
    up: {
      behind:
        'Consta que la Justicia pesó este asunto en su día y le dio cuatrocientos gramos. Nadie ha aclarado si con envoltorio, ni quién tenía el dedo en el platillo.',
      now: 'Oye hoy la Justicia a las partes, sin moverse de entre sus columnas. Una alega muchísimo y la otra no abre la boca; la balanza se reserva.',
      against:
        'Con la espada en una mano y la balanza en la otra, la Justicia no puede pasar la página. El caso entero está detenido por eso, y es muy comprensible.',
      ahead:
        'Hechos en un platillo y suposiciones en el otro, ordena la Justicia, y que nadie apoye el codo. {Escribe|Escribí} tres de cada clase y {mira|mirá} hacia dónde se inclina.',
    },
    rev: {
      behind:
        'La primera versión la dictó una sola de las partes, y la Justicia invertida la firmó entre bostezos. La otra no protestó: nadie le había acercado el micrófono.',
      now: 'Cojea la balanza de la Justicia invertida, y alguien le ha puesto debajo un papel doblado. Cabe la posibilidad de que el papel sea la prueba.',
      against:
        'Pesa aquí un testigo de lujo: la costumbre. La Justicia invertida le cree todo porque llega temprano, mientras los hechos buscan dónde dejar el paraguas.',
      ahead:
        'Antes de dictar nada más, la Justicia invertida debería calibrar la balanza y desayunar. Da por cierto solo lo que puedas mostrar y {absuelve|absolvé} al resto de los sospechosos.',
    },
  },
  'El Colgado': {
    up: {
      behind:
        'Cuando todo esto comenzó, el Colgado ya estaba cabeza abajo y de buen humor. Es el único testigo que lo cuenta al revés sin contradecirse.',
      now: 'Visto hoy desde el Colgado, el asunto es el mismo y el techo está mucho más limpio. Por algún lado hay que empezar a tener otra perspectiva.',
      against:
        'Con las manos a la espalda, el Colgado no puede señalar, y es una lástima, porque desde ahí lo ve todo. La investigación depende de sus cejas.',
      ahead:
        'Sin llegar a la cuerda, algo se puede imitar al Colgado: {inclina|incliná} un poco la cabeza y {mira|mirá} el asunto por el lado que nadie peina.',
    },
    rev: {
      behind:
        'La espera empezó con sentido y siguió por inercia. Al Colgado invertido la cuerda se le aflojó hace tiempo, pero había encontrado la postura.',
      now: 'Puesto del revés, el Colgado invertido ha quedado derecho por primera vez y no sabe qué hacer con el halo. Todo el asunto vive hoy ese desconcierto.',
      against:
        'Nadie pidió tanto sacrificio, pero el Colgado invertido ya tenía comprada la cuerda. Lo que entorpece las pesquisas es una espera muy bien equipada.',
      ahead:
        'Si la pausa no da más fruto, el Colgado invertido puede bajar a tomar un café. {Ponle|Ponele} al asunto una hora de cierre y {respétala|respetala}, con halo o sin halo.',
    },
  },
  'La Muerte': {
    up: {
      behind:
        'Una costumbre se jubiló al principio de esta historia. La Muerte acudió a caballo, al paso, le dejó su flor y no hubo más ceremonia que un estornudo.',
      now: 'Detrás de la Muerte hay un sol entre dos torres y no se sabe si sale o se pone. El asunto está a esa hora, ideal para dudar con buenas vistas.',
      against:
        'Tan despacio va el caballo de la Muerte que la teoría anterior tuvo tiempo de hacer las maletas, deshacerlas y volver a sentarse. Ahí sigue, muy cómoda.',
      ahead:
        'A la Muerte se le encarga aquí poca cosa: retirar una idea vieja, al paso y con una rosa. {Despide|Despedí} con honores tu sospecha más gastada, que ya tiene edad.',
    },
    rev: {
      behind:
        'Cierta idea tenía que haberse ido hace rato, pero el caballo de la Muerte invertida encontró hierba. La despedida quedó para luego, y el luego se acomodó.',
      now: 'Hay una teoría jubilada que sigue viniendo a la oficina. La Muerte invertida le guarda la silla, le sirve café y hasta le ha prestado el estandarte.',
      against:
        'Del revés, la rosa del estandarte parece un signo de interrogación, y la Muerte invertida no lo corrige. Frena eso: una despedida con forma de pregunta.',
      ahead:
        'Gritarle al caballo de la Muerte invertida no sirve; es sordo de ese lado. {Di|Decí} qué parte de todo esto ya no es como era y {quítale|quitale} el sitio en la mesa.',
    },
  },
  'La Templanza': {
    up: {
      behind:
        'La medida se fue buscando a ojo: un poco de paciencia, otro poco de disimulo. La Templanza pasó el agua de copa en copa y apenas mojó el expediente.',
      now: 'Un pie en la tierra y otro en el agua: así despacha hoy la Templanza. En asuntos como este, un calcetín seco de cada dos se considera un buen promedio.',
      against:
        'El trasvase va lento. La Templanza no derrama una gota, y con tanta perfección tiene a las dos partes esperando desde hace horas, educadas y con sed.',
      ahead:
        'La receta de la Templanza no trae cantidades, porque el ángel cocina de oído. {Ajusta|Ajustá} una sola cosa, {espera|esperá} un rato y {prueba|probá} de nuevo.',
    },
    rev: {
      behind:
        'A la Templanza invertida se le fue la mano al principio, no se sabe si de cariño o de sospecha. Rebosó la copa, y el pie seco dejó de serlo.',
      now: 'Una copa hasta el borde y la otra con telarañas: la Templanza invertida llama a eso reparto equitativo. Hoy nadie ha querido mirar la segunda.',
      against:
        'No se ve término medio. La Templanza invertida investiga un día a cántaros y tres en seco, y la parte contraria ya se aprendió el calendario.',
      ahead:
        'Un giro de muñeca y la Templanza invertida deja de inundar la sala. {Baja|Bajá} a la mitad el empeño y {sirve|serví} lo que sobre en la copa que nadie miraba.',
    },
  },
  'El Diablo': {
    up: {
      behind:
        'Hubo un trato, y traía letra pequeña. El Diablo tuvo el detalle de alumbrarla desde su pedestal, con cuernos y todo, pero era la hora de comer.',
      now: 'Las cadenas del Diablo están hoy tan flojas que sirven de collar. No es fácil decir quién retiene a quién, y la pareja del dibujo tampoco se aclara.',
      against:
        'Lo que retiene aquí da algo a cambio, por eso nadie le lleva la contraria. El Diablo ni sujeta: le bastan el pedestal y unos modales de buen comerciante.',
      ahead:
        'Antes de acusar al Diablo, que con los cuernos ya parte en desventaja, {mide|medí} el lazo: sale por la cabeza. {Pregúntate|Preguntate} qué te da este enredo y {apúntalo|apuntalo}.',
    },
    rev: {
      behind:
        'Alguien se soltó en esta historia y se fue silbando. Al Diablo invertido le quedaron dos cadenas, un pedestal y la idea de alquilarlos para fiestas.',
      now: 'Cedió el lazo, y la pareja del Diablo invertido no sabe hoy dónde poner las manos. Los bolsillos, por lo visto, se inventaron más tarde.',
      against:
        'Queda el vicio de volver a mirar. El Diablo invertido ya no encadena a nadie, pero dejó la luz encendida, y así no hay quien pase de largo.',
      ahead:
        'Sin cadenas, el Diablo invertido es un señor con cuernos que ocupa sitio. {Dedica|Dedicá} las manos a otra cosa durante diez minutos y {mira|mirá} si el asunto te sigue.',
    },
  },
  'La Torre': {
    up: {
      behind:
        'Una certeza presumía de corona hasta que le cayó el rayo de la Torre. Por arriba salieron dos sospechas, despeinadas y en perfecto estado de salud.',
      now: 'A la Torre le falta hoy el techo, que en términos de investigación se llama ventilar. Las chispas son aparatosas, pero hacía tiempo que no entraba tanto cielo.',
      against:
        'El ruido estorba más que el daño. Desde que el rayo destapó la Torre todo el mundo comenta la corona, y nadie pregunta por las grietas, que eran tímidas.',
      ahead:
        'Acabado el espectáculo de la Torre, lo útil está en el suelo y no echa chispas. {Revisa|Revisá} qué piedras de tu teoría aguantaron y {construye|construí} más bajo.',
    },
    rev: {
      behind:
        'Con un cuadro bonito se tapa cualquier grieta, y así se hizo en la Torre invertida. Lleva tiempo torcido, pero enderezarlo sería reconocer para qué está.',
      now: 'En la Torre invertida se habla hoy bajito para que no se caiga nada. Ya se cayó una taza, pero consta como iniciativa de la taza.',
      against:
        'Las dos figuras de la Torre invertida caen hacia arriba, y eso desconcierta a los peritos. Mientras no toquen suelo, el asunto queda, literalmente, en el aire.',
      ahead:
        'El rayo sale caro, y en la Torre invertida hacen arreglos por partes. {Quita|Quitá} hoy una sola piedra, la certeza que menos te guste, y que el rayo se busque otro empleo.',
    },
  },
  'La Estrella': {
    up: {
      behind:
        'De una noche generosa viene esto. La Estrella vació una jarra en el estanque y otra en la tierra, y el estanque, que ya tenía, todavía está conmovido.',
      now: 'Siete estrellas pequeñas miran trabajar a la grande, como en cualquier oficina. Aun así, bajo la Estrella el asunto respira hoy y hasta parece que ha dormido.',
      against:
        'Queda lejísimos la Estrella, y arrodillarse no la acerca. Ahí está la dificultad: una esperanza preciosa, con vistas al estanque, a la que nadie trajo escalera.',
      ahead:
        'Cien veces habrán avisado a la Estrella de que el estanque ya tiene agua, y ella vierte. {Ten|Tené} hoy un gesto amable con este asunto, sin llevar la cuenta.',
    },
    rev: {
      behind:
        'Mucha agua se gastó en este asunto y no toda acertó con la maceta. La Estrella invertida acabó regando el camino, que tampoco dio las gracias.',
      now: 'Encendida sigue, pero la Estrella invertida queda hoy a la altura de los zapatos. Para verla hay que mirar justo donde nadie busca estrellas.',
      against:
        'Comparar desanima. La Estrella invertida tiene siete vecinas pequeñas, y las siete aseguran que a ellas estas cosas no les pasan; mienten con mucho brillo.',
      ahead:
        'También sin entusiasmo se riega. {Llena|Llená} hasta la mitad la jarra de la Estrella invertida, que nadie controla, y {ve|andá} a mirar otra vez al lugar de siempre.',
    },
  },
  'La Luna': {
    up: {
      behind:
        'En el primer capítulo sale un cangrejo. Dejó el agua bajo la Luna, vio el ambiente que había y nunca se supo si iba o si volvía.',
      now: 'El perro y el lobo le aúllan hoy a la misma Luna, y cada cual se da por ganador del debate. La verdad, entre las dos torres, pide el turno.',
      against:
        'Con esta luz, el perro de la Luna toma al lobo por un primo del campo y cualquier abrigo parece sospechoso. El obstáculo es, sobre todo, de lámparas.',
      ahead:
        'De noche, la Luna hace confesar a cualquiera, hasta al cangrejo, y por la mañana no se sostiene nada. {Duerme|Dormí} y {mira|mirá} el asunto con el desayuno delante.',
    },
    rev: {
      behind:
        'Larga fue la noche en que la Luna invertida tuvo al perro y al lobo en desacuerdo. Al clarear se supo que aullaban por cosas distintas, y ninguna era esta.',
      now: 'Amanece sobre la Luna invertida, y el monstruo del estanque resulta ser un cangrejo de talla corriente. Conserva las pinzas; lo que ha perdido hoy es reputación.',
      against:
        'Por querer verlo todo de golpe se tropieza con el cangrejo. La Luna invertida devuelve la claridad con cuentagotas, y además el lobo pide que no le den en los ojos.',
      ahead:
        'Entre las torres de la Luna invertida ya se distingue el camino, y el perro ha dejado de opinar. {Ponle|Ponele} un nombre corto a tu duda y {mira|mirá} cuánto mide con luz.',
    },
  },
  'El Sol': {
    up: {
      behind:
        'Debajo de esta pregunta hay un rato muy bueno. El Sol lo vio entero desde su medio cielo, y los girasoles, por encima del muro, hicieron de público.',
      now: 'Sin silla, sin manos y sin plan cabalga hoy el niño del Sol. Preguntado por el método, ha respondido que qué método, y el caballo lo confirma.',
      against:
        'Deslumbra tanto el Sol que los girasoles investigan con los ojos cerrados y luego firman el informe. Por exceso de claridad también se escapa una pista.',
      ahead:
        'Lo más sencillo a veces viene de frente, a caballo y saludando: de eso sabe el Sol. {Prueba|Probá} primero la explicación amable y {compruébala|comprobala} a plena luz.',
    },
    rev: {
      behind:
        'La alegría tuvo aquí un retraso. El caballo del Sol invertido se quedó conversando con los girasoles, y el niño, sin silla, no encontró cómo despedirse.',
      now: 'Está nublado, pero el Sol invertido sigue detrás, aclarándose la garganta. Los girasoles del muro no se han dado de baja, y de esto saben bastante.',
      against:
        'Sobra buena cara. El niño del Sol invertido lleva mucho rato con los brazos abiertos para la foto, y al caballo se le está durmiendo una pata.',
      ahead:
        'Girasol que no encuentra al Sol invertido se da la vuelta sin dramatismo y vuelve a mirar. {Rodea|Rodeá} tu asunto igual y {arrímate|arrimate} a la parte que calienta.',
    },
  },
  'El Juicio': {
    up: {
      behind:
        'Ya sonó una trompeta por este asunto, y más de uno se levantó pensando que era el desayuno. El Juicio no lo corrigió: lo importante era levantarse.',
      now: 'Toca hoy el ángel del Juicio y se presentan hasta los que no estaban citados. Quien sabe algo, lo normal es que llegue en la segunda tanda.',
      against:
        'Tanta ceremonia cohíbe. Con el Juicio tocando desde las nubes, los testigos se levantan, abren los brazos, se emocionan y olvidan lo que venían a decir.',
      ahead:
        'Para reabrir un caso, al Juicio le bastan un toque de trompeta y ningún acusado. {Repasa|Repasá} lo que diste por cerrado y {escucha|escuchá} esta vez a quien habló poco.',
    },
    rev: {
      behind:
        'Llegó un aviso, y se tomó por música de los vecinos. El Juicio invertido repitió el toque de trompeta; alguien, con muy buena educación, cerró la ventana.',
      now: 'Suena flojito el Juicio invertido, y las figuras se asoman, consultan la hora y piden cinco minutos más. Así está hoy la cosa: despierta, pero tumbada.',
      against:
        'La sentencia llegó antes que el caso. El Juicio invertido ya había repartido severidades cuando el ángel andaba todavía buscando la boquilla de la trompeta.',
      ahead:
        'El ángel del Juicio invertido tiene oído para los fallos y hay que dictarle lo demás. {Anota|Anotá} una cosa que en este asunto salió bien y {bájale|bajale} el volumen a la trompeta.',
    },
  },
  'El Mundo': {
    up: {
      behind:
        'Lo anterior terminó con música: el Mundo bailó dentro del laurel y las cuatro criaturas no quitaron ojo. Desde ese día el nivel que se exige es altísimo.',
      now: 'Todo en su sitio y un pie en el aire: así baila hoy el Mundo. Al asunto le falta muy poco; los expertos de las esquinas apuntan al otro pie.',
      against:
        'Cuatro criaturas observan desde las esquinas y ninguna aplaude. Con tanto público entendido, el Mundo cuenta los pasos, y nadie ha bailado bien contando.',
      ahead:
        'Antes de cambiar de pregunta, el Mundo da una vuelta entera, por el gusto y por el laurel. {Recorre|Recorré} la cuestión desde el principio y {recoge|recogé} lo que quedó suelto.',
    },
    rev: {
      behind:
        'Faltaba una hoja para cerrar el laurel, y el Mundo invertido dijo que nadie se fijaría. Se fijaron las cuatro criaturas, que ese día no traían libro.',
      now: 'A medio giro anda hoy el Mundo invertido, con un pie que no aterriza. Desde las esquinas han empezado a tararearle el final, por ayudar.',
      against:
        'Por saltarse una esquina, el Mundo invertido le debe un saludo a la cuarta criatura, que no olvida. Lo que traba las diligencias es así de pequeño.',
      ahead:
        'Un solo nudo le queda al laurel del Mundo invertido, y las hojas ya se miran entre sí. {Termina|Terminá} lo más pequeño que esté a medias y {vuelve|volvé} a preguntar.',
    },
  },
};
