import type { PairMore } from '../pair-text.ts';

/** Aries, Tauro and Géminis with the signs that follow them. */
export const SPRING_PAIRS = {
  'Aries-Aries': {
    love: 'El deseo no falta y tampoco las escenas. Se conquistan a la vez, cosa divertida, y se ofenden a la vez, cosa ruidosa; lo que los salva es que ninguno sabe guardar rencor hasta el jueves. Cuando la novedad baja, les toca inventar retos que no consistan en vencerse: correr del mismo lado, por ejemplo.',
    together:
      'De amigos se retan a todo y se defienden de todos. En una oficina conviene darles territorios distintos, con su propia bandera, y juntarlos solo en las emergencias, que resuelven en un rato mientras los demás buscan el acta. Entre madre e hijo, la regla es no gritar en los pasillos.',
  },
  'Aries-Tauro': {
    love: 'Uno besa para saber si quiere; el otro quiere bastante antes de besar. Si el comienzo sobrevive a esa diferencia de relojes, viene una pareja muy física, con buen apetito y celos de los que se notan en la cara. La cuenta compartida pide pacto previo: Aries gasta en el arranque lo que Tauro reservaba para el invierno.',
    together:
      'Funcionan en una obra, en una huerta, en un negocio pequeño donde haya que abrir a las siete y seguir abierto dentro de diez años. Como hermanos se pelean por el volumen de la música. Con la edad descubren que la terquedad de uno y el genio del otro protegían la misma casa.',
  },
  'Aries-Géminis': {
    love: 'Hay chispa desde el primer intercambio de mensajes, y el primer intercambio suele durar hasta las tres. A Aries le encanta no saber qué va a contestar; a Géminis, que alguien proponga salir ahora mismo. El peligro es consumir en un mes todo lo que tenían que contarse y llamar falta de amor a un domingo sin plan.',
    together:
      'Buena dupla para lanzar: quien pone la cara y quien escribe el discurso. Los amigos los invitan porque traen gente y se van antes de ponerse pesados. En familia se molestan por deporte, con apodos que nadie más entiende. Anotar lo acordado, y en el mismo papel los dos, ahorra varias versiones.',
  },
  'Aries-Cáncer': {
    love: 'Aries confiesa en la primera cita lo que Cáncer no diría en la quinta. Esa valentía enternece, y también asusta. La ternura llega a ser mucha si el fuego aprende a bajar la llama antes de entrar en el cuarto y el agua a decir «esto me dolió» sin esperar dos semanas y un portazo.',
    together:
      'Como padres reparten bien el trabajo: alguien enseña a nadar y alguien tiene lista la toalla. En el empleo chocan el que decide y el que cuida a los que tendrán que cumplir lo decidido. Los une un instinto común, el de plantarse delante cuando atacan a uno de los suyos.',
  },
  'Aries-Leo': {
    love: 'Se admiran en voz alta y eso, para ambos, es media vida. Celebran, viajan, se regalan cosas que no pueden pagar. Las peleas son óperas con buen final. Donde hay que poner cuidado es en el día gris: si nadie aplaude, Leo se apaga y Aries sale a buscar ruido, y de pronto hay dos estrellas y ningún público.',
    together:
      'Un equipo deportivo con estos dos entrena a gusto y gana bastante. En la empresa necesitan jerarquía escrita, porque uno quiere la salida y el otro el trono, que son sitios distintos aunque en caliente no lo parezcan. De niños levantan un teatro en el patio; de mayores, un bar.',
  },
  'Aries-Virgo': {
    love: 'A Virgo lo desarma tanta franqueza y le preocupa el estado del coche. A Aries le intriga alguien que no se impresiona. La atracción crece en las cosas concretas: una mudanza, un susto de salud, una mochila bien hecha antes de salir. Se enfría cuando el cariño llega siempre en forma de corrección, o de prisa.',
    together:
      'Aries abre brecha y Virgo revisa los tornillos, y si alguna vez se cambian los papeles se nota enseguida. En un taller, una clínica o una cocina esa división salva el día. La amistad avanza por favores, más que por confidencias, y suele tener un humor negro que los demás no siempre pescan.',
  },
  'Aries-Libra': {
    love: 'Dicen que los opuestos se atraen, y aquí se cumple con guion clásico: un signo va a la puerta, el otro la abre con una sonrisa. Aries descubre que gustar puede ser un arte; Libra, que discutir no rompe nada. La pareja se cansa si todas las decisiones las toma quien menos las piensa.',
    together:
      'Para negociar un contrato son temibles, con la presión de un lado y el encanto del otro. En la amistad hay debates largos, porque Libra discute las ideas y Aries las defiende como si fueran su casa. Conviene que en los grupos no se sienten juntos: enfrente se ven mejor.',
  },
  'Aries-Escorpio': {
    love: 'Marte los rige a los dos, de modo que el deseo no necesita presentación. Aries quema en superficie y olvida; Escorpio arde por dentro y archiva. Las reconciliaciones pueden ser memorables, y por eso mismo hay que vigilar que la pelea no se convierta en el camino más corto hacia la cama.',
    together:
      'Frente a un adversario común no hay alianza más dura. Sin él, se miden. Como socios deben pactar qué información se comparte, pues al primero se le escapa todo y al segundo nada. De amigos se prueban un tiempo, y una vez aprobado el examen irían a buscarse a cualquier comisaría.',
  },
  'Aries-Sagitario': {
    love: 'Se enamoran en movimiento: una ruta, un concierto, una discusión sobre política en la cola del cine. Hay risa y muy pocas preguntas de control. La pasión se alimenta de planes, así que conviene tener siempre uno a medio hacer. Hablar de hijos, de deudas o de enfermedades les cuesta; se aprende caminando.',
    together:
      'Montan la excursión, el grupo de teatro, la empresa con dos sillas y mucha fe. Ninguno lee el contrato, de ahí que un tercero con lupa resulte providencial. En familia son los tíos favoritos y los que llegan cuando el asado se acaba, con cuarenta minutos de historia para justificarlo.',
  },
  'Aries-Capricornio': {
    love: 'La conquista es lenta para uno y vertiginosa para el otro, y ese desajuste, curiosamente, enciende. Los dos respetan a quien no se deja ganar fácil. Luego hay que resolver la pregunta de los domingos, si son para salir o para adelantar trabajo, y aprender que mandar en casa no es un puesto con un solo titular.',
    together:
      'En lo laboral producen muchísimo con las competencias bien separadas: alguien que abra mercados y alguien que firme presupuestos. Padre de un signo e hijo del otro viven años de tira y afloja que acaban, con suerte, en una admiración que ambos cuentan a terceros y jamás de frente.',
  },
  'Aries-Acuario': {
    love: 'Un signo llega con urgencia y el otro con una teoría; se ríen de las dos. A Aries le gusta no tener que pedir permiso y a Acuario que nadie le interrogue. La ternura es menos verbal de lo que parece, se nota en que siempre se avisan de lo que descubren. Falta a veces el abrazo sin motivo.',
    together:
      'Causas, prototipos, carreras, asociaciones de barrio: dales algo que cambiar. La iniciativa de uno saca del papel las ideas del otro. Se exasperan por el método, porque Acuario consulta con la comunidad entera y Aries ya ha comprado la pintura. Como amigos pueden no verse en un año y retomar a mitad de frase.',
  },
  'Aries-Piscis': {
    love: 'Piscis ve a un héroe y Aries, al sentirse visto así, procura serlo. El romance tiene cine. Después llegan los martes: hay que decir lo que se quiere, porque uno no oye las indirectas y el otro casi no dice otra cosa. Cuidado con el reparto de rescatador y rescatado, que a la larga humilla a ambos.',
    together:
      'De hermanos, el que abre camino y el que consuela a los raspados. Trabajando, la intuición de un lado señala adónde y el empuje del otro llega, con tal de que nadie ridiculice un presentimiento ni dé por cobarde una pausa. La música, el mar y los perros les dan conversación para rato.',
  },
  'Tauro-Tauro': {
    love: 'Se quieren con el cuerpo y con la despensa. Pocas caricias se dan aquí por compromiso, y pocas peleas se dan, que ya es otro asunto: lo que no se discute engorda. Al hablar de compromiso van despacio y no se desdicen. Compartir el gusto los une; confundir gusto con rutina, con los años, los duerme.',
    together:
      'Amigos de mesa fija y de llaves de repuesto. Como socios tardan en invertir y casi nunca se arruinan. Un conflicto entre ellos se parece a dos bueyes en un puente estrecho, y lo razonable es que intervenga alguien con paciencia y una merienda. Lo que plantan a la vez da sombra a los nietos.',
  },
  'Tauro-Géminis': {
    love: 'Al principio, encanto puro: uno habla bonito y el otro huele a pan. La dificultad asoma cuando Tauro pregunta «¿entonces qué somos?» y Géminis ofrece cuatro definiciones. La confianza se construye con costumbres mínimas, un café a la misma hora, y con permiso para que no todo sea costumbre.',
    together:
      'Vender y fabricar, esa es su mejor sociedad: alguien que conozca el material y alguien que lo cuente. En los viajes discuten, porque uno venía a descansar y el otro a verlo todo. Un padre Tauro de un hijo Géminis aprende a hacer preguntas cortas; el hijo aprende dónde se guarda la calma.',
  },
  'Tauro-Cáncer': {
    love: 'Casa, piel y memoria: tienen tres idiomas en común. El cortejo va por la cocina y la convivencia llega casi sin anunciarse. Saben cuidarse enfermos, que es una prueba seria. Se hacen daño por omisión, cuando cada uno espera que el otro note, y por eso una pregunta directa a la semana vale por un ramo.',
    together:
      'Sacan adelante un restaurante, una herencia complicada, una tribu de primos. El dinero está a salvo y los secretos también. En el trabajo prefieren el equipo estable al brillante. Les cuesta despedir, tirar y cerrar, de modo que su desván, real o figurado, pide visita de alguien más frío.',
  },
  'Tauro-Leo': {
    love: 'Dos apetitos grandes y dos ideas del lujo: la sábana buena o la fiesta entera. Se desean con franqueza y se celan con dignidad. Leo pide admiración, Tauro pide descanso, y alguna noche ganan los dos. El «perdón» tarda mucho en este hogar; conviene acordar un gesto que lo sustituya.',
    together:
      'Una tienda con gusto, un hotel pequeño, una boda organizada sin cabos sueltos: ahí lucen. Como colegas se estorban al decidir, pues ninguno retira lo dicho. De abuelos son formidables, uno con las historias y el otro con la mesa puesta, y compiten sin admitirlo por quién malcría mejor.',
  },
  'Tauro-Virgo': {
    love: 'Les gusta lo mismo en el fondo, que las cosas estén bien, y se enteran de eso arreglando una estantería. El amor se dice en tareas y en detalles repetidos. A Virgo lo serena un abrazo largo y a Tauro lo halaga que recuerden su alergia. Les falta locura; media hora al mes, programada si hace falta.',
    together:
      'Nadie lleva mejor una contabilidad, una finca o un archivo. Se confían las claves y las plantas. Si algo los separa en el trabajo es el ritmo de la mejora: Virgo quiere cambiar el procedimiento que Tauro tardó tres años en encontrar cómodo. La amistad es tranquila, útil y con buenas recetas.',
  },
  'Tauro-Libra': {
    love: 'Venus manda en los dos, y se nota en la vajilla. Uno ama con tacto y el otro con tono. Hay galantería, música, buena ropa, siestas. Lo que falta es fricción sana: Libra calla para no afear la tarde y Tauro calla porque ya lo dijo una vez, y así un asunto de cortinas dura una década.',
    together:
      'Decoración, gastronomía, eventos, cualquier oficio donde el placer sea parte del producto. En una amistad se recomiendan médicos, telas y películas. Para decisiones de familia les sirve un método aburrido y justo, dos opciones por escrito y una fecha, porque de otro modo uno espera y el otro pesa.',
  },
  'Tauro-Escorpio': {
    love: 'El magnetismo es de los fuertes. Tauro ofrece un cuerpo en paz y Escorpio una intensidad que lo despierta; una vez juntos, cuesta imaginarlos separados, incluso cuando convendría. La fidelidad importa a ambos más que las palabras. Hablar de dinero y de celos con la luz encendida es su verdadera intimidad.',
    together:
      'Guardan bien: patrimonio, secretos, rencores. Como socios resultan casi indestructibles mientras nadie toque el reparto. En la crianza, uno da seguridad y el otro enseña a no ser ingenuo. Cuando se enemistan pueden compartir edificio veinte años sin saludarse, con perfecto conocimiento de los horarios ajenos.',
  },
  'Tauro-Sagitario': {
    love: 'Lo que enamora de cada uno es justo lo que luego pesa: la calma que al principio era puerto, la alegría que al principio era viento. Sirve repartir el calendario con honradez, unas semanas de nido y otras de carretera. La cama los reconcilia a menudo; la agenda, casi nunca a la primera.',
    together:
      'Un guía y un posadero harían un negocio excelente. En la amistad Tauro pone la base de operaciones y Sagitario vuelve con queso, anécdotas y alguien a quien alojar. Como hermanos se reprochan ausencias y presencias. El truco del trabajo compartido es no dejar las promesas a quien las hace tan bonitas.',
  },
  'Tauro-Capricornio': {
    love: 'Se gustan despacio y se eligen en serio. No hace falta mucha declaración: una libreta común, el seguro del hogar, una excursión al mismo pueblo cada octubre. La sensualidad, que en ambos es más grande de lo que enseñan, necesita que alguien apague las pantallas. Envejecer les sienta bien.',
    together:
      'Levantan empresas que pasan de generación. El jefe y la mano derecha pueden turnarse el papel sin rencor. Se respetan los silencios y las facturas. Solo una vigilancia: que no conviertan cada amistad en inversión y cada sobremesa en balance, porque entre los dos son capaces de hacerlo con cariño.',
  },
  'Tauro-Acuario': {
    love: 'Atrae la rareza. Tauro no había conocido a nadie que cambiara la cama de pared por un razonamiento; Acuario, a nadie tan imposible de convencer. Para durar hacen falta habitaciones, en plural, y una rutina compartida, una sola, sagrada. La ternura aparece cuando dejan de educarse el uno al otro.',
    together:
      'En una cooperativa se equilibran, con la cuenta de gastos en buenas manos y el estatuto también. Riñen por el cambio: uno quiere pruebas de que mejora y el otro prueba para ver si mejora. Los hijos de esta mezcla salen testarudos con argumentos. De vecinos se prestan herramientas y opiniones contrarias.',
  },
  'Tauro-Piscis': {
    love: 'Poca gente se trata con tanta dulzura. La música, el agua y la comida hacen de celestinas; la piel hace el resto. Tauro le da a Piscis un horario en el que descansar, Piscis le da a Tauro motivos para saltárselo. La mentira piadosa es lo que hay que desterrar: parece cariño y va desgastando el suelo.',
    together:
      'Arte con factura: uno crea y el otro sabe cuánto cobrar. Se acompañan bien en los duelos y en los proyectos lentos. En una oficina defienden el rincón con plantas. Si conviven como amigos, que el pago de la casa sea automático y no cosa de la memoria, y habrá paz durante años.',
  },
  'Géminis-Géminis': {
    love: 'Seducirse es un juego de palabras que ninguno quiere ganar del todo. Hay complicidad, cambios de planes, cuatro conversaciones abiertas y una quinta en la cama. Lo que hiere tarda en nombrarse, porque la risa llega antes. Conviene tener un lugar, un banco o una cocina, en el que esté prohibido ser ingenioso.',
    together:
      'Una redacción entera cabe en dos personas así. Se pasan contactos, lecturas, chismes con fuente. Para entregar a tiempo necesitan a un tercero o a un reloj muy antipático. Los hermanos gemelos de signo se imitan, se contradicen y se cubren ante los padres con coartadas de gran calidad literaria.',
  },
  'Géminis-Cáncer': {
    love: 'Géminis cuenta y Cáncer recuerda, cada cual con su versión del mismo verano. Cáncer se derrite con quien lo hace reír en mitad de una tarde triste, y Géminis descansa donde alguien nota su cansancio antes que él. La confianza se quiebra por ligereza: una confidencia repetida en la cena de amigos.',
    together:
      'Escriben bien la historia familiar, con los datos de uno y las emociones del otro. En el trabajo hay que traducir: «está bien» significa cosas distintas según quién lo diga. De madre Cáncer e hijo Géminis salen adolescencias de puertas entreabiertas, mensajes en la puerta de la cocina y reconciliaciones con sopa.',
  },
  'Géminis-Leo': {
    love: 'El halago, si tiene gracia, abre esta puerta. Géminis encuentra a alguien que se toma en serio la alegría; Leo, a un público que además responde. Salen mucho, gastan, bailan. El punto delicado es la exclusividad de la atención, ya que uno coquetea hasta con quien sirve la mesa y el otro lleva la cuenta.',
    together:
      'Comunicación, espectáculo, ventas: guion y voz. Se motivan con facilidad y se perdonan con un brindis. Cuando el proyecto va mal, Leo carga con la cara y Géminis con las explicaciones, reparto injusto que conviene mirar. En los grupos dan el tono de la noche, y a la mañana siguiente, los titulares.',
  },
  'Géminis-Virgo': {
    love: 'La seducción pasa por la inteligencia: un dato exacto, una ironía limpia, un libro subrayado. Tardan en tocarse y luego se preguntan por qué tardaron. El enemigo es el nervio. Dos cabezas que no paran convierten una duda en insomnio doble, y a veces la mejor respuesta es apagar la luz y respirar al mismo compás.',
    together:
      'Editan, programan, traducen, corrigen exámenes ajenos con deleite. Mercurio los guía y el error los une. Uno abre hipótesis y el otro las cierra; cambiarles el orden es buscar problemas. La amistad vive de enlaces enviados a horas raras y de una lealtad práctica que aparece cuando se rompe el coche.',
  },
  'Géminis-Libra': {
    love: 'Se entienden en el tono antes que en el contenido. Hay cortejo largo, amistades mezcladas, una agenda social que daría vértigo a otros. Discuten poco y bonito, y lo que no cabe en una conversación bonita se queda fuera. Una pregunta fea de vez en cuando, hecha con cariño, mantiene esto vivo y de verdad.',
    together:
      'Relaciones públicas, enseñanza, mediación, música a dos voces. La gente los cree pareja aunque no lo sean. Como socios brillan en la reunión y flaquean en la cobranza. De hermanos se reparten a los padres con diplomacia, y al llegar las decisiones serias necesitan un plazo impuesto por terceros.',
  },
  'Géminis-Escorpio': {
    love: 'Hay atracción por misterio: a uno le falta y al otro le sobra. Escorpio quiere una sola conversación que llegue al fondo; Géminis, muchas que no se repitan. Puede salir un erotismo de preguntas y respuestas muy particular. Se rompe por un comentario suelto o por un silencio de tres días, casi nunca por falta de interés.',
    together:
      'Periodismo de investigación, literalmente: quien consigue que hablen y quien sabe lo que callan. En la oficina se vigilan con simpatía. Con un amigo así Géminis aprende a guardar, y Escorpio a soltar un poco de lastre en forma de chiste. No los pongas a compartir contraseña ni confesor.',
  },
  'Géminis-Sagitario': {
    love: 'Mucha risa, viajes improvisados y poco miedo a la diferencia. La pareja se parece a un programa de radio con dos locutores. Se quieren libres y se quieren bien, mientras haya novedades. La prueba viene con la quietud, cuando no hay noticia ni horizonte; ahí descubren si además de divertirse se conocen.',
    together:
      'Profesores, guías, editores, vendedores de enciclopedias en otra vida. El detalle de uno y la visión del otro forman una buena clase. Discuten de hechos contra principios y ninguno recuerda quién empezó. Un padre Sagitario con hija Géminis tiene un mapa lleno de chinchetas y la mitad de los calcetines desparejados.',
  },
  'Géminis-Capricornio': {
    love: 'Géminis hace reír a quien no pensaba reírse; Capricornio escucha de un modo que obliga a decir algo cierto. Es un romance de contrastes, con más respeto que fuego al principio. Los retrasos, las bromas en mal momento y el trabajo que no acaba son sus tres piedras. Una cita a hora fija quita dos.',
    together:
      'El estratega y el portavoz: así ganan. Hay que fijar por escrito qué se ha prometido, pues para uno la palabra es un borrador y para el otro un contrato. En la amistad hay un punto de tutela, a ratos cariñoso, a ratos no. A los cincuenta suelen caerse mejor que a los veinte.',
  },
  'Géminis-Acuario': {
    love: 'Empiezan siendo amigos, siguen siéndolo, y en algún punto se dan cuenta de lo otro. Nadie tiene que explicar su necesidad de espacio. Comparten pantalla, ideas, una cierta burla de lo cursi que les esconde el lado tierno. Decirse «te echo de menos» sin ironía es el deporte de riesgo de esta pareja.',
    together:
      'Inventan, publican, programan y convencen. Un laboratorio con los dos produce nombres excelentes para cosas que aún no existen. La constancia la ponen por turnos, no siempre. En familia son los que cuestionan la tradición durante la cena tradicional, y los que luego friegan hablando dos horas.',
  },
  'Géminis-Piscis': {
    love: 'Uno pone nombres y el otro pone música; al comienzo parece poesía. Piscis se enamora de lo que adivina y Géminis de que lo adivinen. Pero las palabras pueden volverse escudo y el silencio, marea. Les hace falta un acuerdo modesto: lo importante se dice dos veces, una con la cabeza y otra con la mano.',
    together:
      'Cuentos ilustrados, canciones, publicidad con alma. La mutabilidad compartida da para cambiar de idea sin drama y también para perder las llaves a dúo. En el trabajo necesitan un marco que venga de fuera. Entre hermanos hay un idioma secreto y una larga tradición de encubrirse.',
  },
} as const satisfies Readonly<Record<string, PairMore>>;
