import type { PairMore } from '../pair-text.ts';

/** Cáncer, Leo and Virgo with the signs that follow them. */
export const SUMMER_PAIRS = {
  'Cáncer-Cáncer': {
    love: 'Se reconocen por la manera de quedarse en la puerta antes de entrar. Una vez dentro, hay poco que explicar: el abrazo, la manta, la película vista seis veces. Los ánimos suben y bajan en paralelo, de modo que hace falta un ancla externa, un amigo, un perro, un paseo a la misma hora, para no naufragar en pareja.',
    together:
      'Forman clan. Recetas, álbumes, visitas al hospital, cumpleaños que nadie más recuerda. En el empleo protegen al equipo y se agotan cargando penas que no figuran en el contrato. Entre hermanos hay una memoria compartida que puede curar o reabrir, según quién cuente la escena y a qué hora.',
  },
  'Cáncer-Leo': {
    love: 'La Luna y el Sol se gustan y se turnan mal. Leo quiere que lo vean querer; Cáncer, que no lo vea nadie. Un aplauso en privado y un mimo en público, justo al revés de lo que a cada uno le sale, hacen milagros en esta pareja. La fidelidad no suele ser el problema. El drama, un poco.',
    together:
      'Reciben de maravilla: alguien cuida el guiso y alguien cuenta la anécdota. Una casa rural, un teatro infantil, una Navidad de treinta personas. Al trabajar se ofenden por tonos, y conviene aclarar si una crítica va al plato o al cocinero. Como padres, ternura y orgullo en cantidades industriales.',
  },
  'Cáncer-Virgo': {
    love: 'El cuidado es su lengua común, con dos acentos. Cáncer cuida por lo que siente; Virgo, por lo que observa. Se acercan sin ruido, entre favores y sopas, y un día se dan cuenta de que llevan meses durmiendo mejor. El riesgo menor, y molesto, es el inventario de errores en una tarde sensible.',
    together:
      'Enfermería, enseñanza, una tienda de barrio impecable. La gente se les confía. En la amistad cada uno sabe la medicina del otro y la hora a la que no conviene llamar. Si tienen que repartir una herencia lo harán con lágrimas y con hoja de cálculo, y saldrá bien.',
  },
  'Cáncer-Libra': {
    love: 'Los dos quieren paz y la buscan por caminos que se estorban: Libra, hablando hasta encontrar la frase justa; Cáncer, callando hasta que pase el oleaje. Hay romanticismo, detalles, buena mesa. Para seguir juntos ayuda distinguir la armonía del silencio, y dejar a la familia de origen fuera de dos o tres decisiones.',
    together:
      'Interiorismo con corazón, podría llamarse su empresa. Uno sabe cómo debe sentirse un cuarto y el otro cómo debe verse. Como amigos se consuelan con estilo. En una reunión de vecinos Libra modera la discusión que Cáncer abandonó dolido, y luego le lleva un trozo de pastel.',
  },
  'Cáncer-Escorpio': {
    love: 'Se adivinan. Lo que a otros hay que contarles tres veces, aquí se lee en los hombros. La entrega es honda, sexual y doméstica a un tiempo, y la lealtad casi tribal. A cambio, una herida entre ellos tarda mucho en cerrar, porque ninguno olvida y los dos saben exactamente dónde apretar.',
    together:
      'Custodian lo ajeno como propio: pacientes, archivos, casas, niños. En los negocios su desconfianza conjunta ahorra disgustos y a veces ahuyenta oportunidades. Entre madre y hija de estos signos se hereda un sexto sentido, y también la costumbre de contestar «nada» cuando pasa todo.',
  },
  'Cáncer-Sagitario': {
    love: 'La casa y la carretera se enamoran en vacaciones. Cáncer vive una libertad que le hacía falta y Sagitario un cuidado que no había pedido. De regreso hay que pactar las llamadas, las visitas familiares y el derecho a un fin de semana sin explicaciones. La sinceridad de uno duele menos si avisa antes de entrar.',
    together:
      'Un hostal los haría felices, con cocina propia y huéspedes de lejos. En la amistad se cuentan la infancia y el mundo. Como colegas tropiezan en el tono: el optimismo de Sagitario le parece a Cáncer falta de cariño por los problemas, y el celo de Cáncer le parece al otro una mochila de más.',
  },
  'Cáncer-Capricornio': {
    love: 'Frente a frente, el hogar y la cumbre. Se buscan porque a cada uno le sobra lo que al otro le falta, y suelen encontrarse en la cocina de noche, cuando Capricornio baja la guardia y Cáncer deja de preguntar. Se quieren con obras. La queja clásica habla de horarios de oficina y de lágrimas en el baño.',
    together:
      'Una empresa familiar con ellos tiene alma y balance. Saben mandar por turnos, hacia dentro y hacia fuera. En la relación de padre e hija, o de abuela y nieto, se transmiten un oficio entero sin decir palabra. Basta que alguien recuerde, cada tanto, que el deber también se puede dejar para el lunes.',
  },
  'Cáncer-Acuario': {
    love: 'Acuario quiere a su manera, desde un poco lejos; Cáncer quiere cerca, con las manos. Se atraen por extrañeza auténtica. La convivencia exige traducción diaria: que una puerta cerrada no significa castigo y que una lágrima no significa chantaje. Con humor y dos sofás, la distancia se vuelve respirable.',
    together:
      'Proyectos sociales, escuelas, barrios: el corazón y el sistema se necesitan. Cáncer conoce el nombre de cada familia y Acuario ha pensado el turno de cocina. Como amigos se sorprenden durante años. En una reunión, que hable primero el que siente, y después el que ordena.',
  },
  'Cáncer-Piscis': {
    love: 'Se encuentran como dos aguas, sin frontera visible. Ternura, intuición, canciones, una casa donde siempre se queda alguien a dormir. Es de las parejas que menos esfuerzo piden al principio, y por ese lado conviene vigilar: quién paga la luz, quién dice que no, quién lleva el timón los días de bruma.',
    together:
      'Cuidan animales, escriben canciones de cuna, montan un refugio con cuatro sillas. Los amigos acuden a ellos rotos y salen enteros. En lo profesional les falta cobrar y les sobra disculpar. Como hermanos tienen un pacto silencioso desde la infancia, con sus propias palabras y un árbol.',
  },
  'Leo-Leo': {
    love: 'Dos soles, mucha luz y una pregunta logística: quién orbita a quién. Si aprenden a turnarse el centro, la pareja resulta espléndida, generosa, divertida de ver. Se hacen regalos y escenas de la misma talla. Nada los humilla tanto como una indiferencia, nada los arregla tan rápido como un elogio sincero y oportuno.',
    together:
      'Elenco de dos protagonistas: hay obras escritas así y son buenas. En la empresa cada uno dirige su área y comparecen juntos en los éxitos. La amistad tiene algo de corte, con invitados, y una lealtad sin fisuras cuando llegan las críticas. Entre padre e hijo, el orgullo mutuo habla antes que ellos.',
  },
  'Leo-Virgo': {
    love: 'A Leo lo conquista que alguien se fije tanto; a Virgo, que alguien brille sin calcular. Luego se descubren las costuras. El elogio de Virgo llega en forma de arreglo y el cariño de Leo en forma de fiesta sorpresa, pesadilla del otro. Se aprende a regalar lo que el otro pediría, y entonces sí.',
    together:
      'Detrás de muchas estrellas hubo un Virgo con la agenda, y en el reverso de muchos talleres, un Leo que los dio a conocer. Ninguno debe olvidar la parte ajena en los créditos. En familia discuten por el gasto y por la perfección de la mesa, en ese orden.',
  },
  'Leo-Libra': {
    love: 'Cortejo de salón: flores, invitaciones, conversación con chispa. Se gustan vestidos y se gustan riéndose. Libra sabe decir lo que Leo necesita oír, y ese don, sin freno, puede terminar en un aplauso vacío. Cuando el halagador se atreve a disentir con cariño, el sol se enamora por segunda vez.',
    together:
      'Moda, arte, hostelería, política en su versión amable. Uno atrae los focos y el otro coloca a los invitados. Administran regular, así que una tercera mano en las cuentas les evita brillar a crédito. En la amistad hay cenas legendarias y consultas sentimentales a deshora.',
  },
  'Leo-Escorpio': {
    love: 'Orgullo a cielo abierto y orgullo bajo tierra. La pasión puede ser formidable, y la lucha de poder también. Leo exige que se lo digan a la cara; Escorpio observa, calla, prueba. Ningún otro acuerdo les conviene tanto como este: nada de castigos, ni el discurso público ni el silencio de tres días.',
    together:
      'Con una meta enorme son imparables, pues a ninguno lo asusta el esfuerzo ni el enemigo. Sin meta se estudian como dos gatos. Conviene repartir visibilidad y control, que son monedas distintas: cada cual tendrá la que quería. De amigos se guardan una lealtad seria, ganada después de una buena pelea.',
  },
  'Leo-Sagitario': {
    love: 'Fuego con horizonte. Se contagian las ganas, se ríen de sí mismos, se embarcan en viajes que salen caros y se cuentan durante décadas. El deseo es franco y los celos breves. Leo pide un poco de exclusividad y Sagitario un poco de cuerda; el trato les sale natural si se habla en vacaciones.',
    together:
      'Campamentos, escenarios, aulas llenas. Animan a un grupo abatido en lo que tarda en llegar el café. Las finanzas conjuntas piden un adulto. Entre abuelo y nieto de estos signos se cuentan hazañas con un margen de exageración acordado de antemano, y ambos fingen creerlas.',
  },
  'Leo-Capricornio': {
    love: 'Dos dignidades, una cálida y otra severa. Se atraen por lo que han logrado y tardan en enseñarse lo que temen. Leo gasta en alegría, Capricornio ahorra en seguridad; el presupuesto dice mucho de cómo va el cariño. Pedir mimos sin perder rango, esa es la lección que ambos pueden aprender a medias.',
    together:
      'Presidencia y dirección general, con puertas contiguas y respeto mutuo. Conviene escribir quién representa y quién decide. En la familia se disputan el timón en las bodas y los entierros. Lo mejor de esta alianza es su palabra: lo que ambos firman, se cumple, aunque nadie los mire.',
  },
  'Leo-Acuario': {
    love: 'Eje de opuestos con mucha electricidad: la persona única y la idea de todos. Leo seduce de frente, Acuario finge que no lo nota y al día siguiente vuelve. Se admiran la independencia. Hay que cuidar que uno no pida aplausos a quien aplaude por principio a los demás, y que el otro recuerde aniversarios.',
    together:
      'Movimientos, festivales, cooperativas con portada: hace falta quien encarne y quien organice. En la discusión pública son divertidos, cada cual con su tribuna. Como amigos se toman el pelo por el ego y por la frialdad, con razón en ambos casos, y se defienden si lo dice un tercero.',
  },
  'Leo-Piscis': {
    love: 'Un corazón ancho y otro sin bordes. Piscis mira a Leo como nadie lo había mirado y Leo protege a Piscis con un entusiasmo que da calor. Funciona mientras la admiración no sustituya al conocimiento. Las heridas son discretas: una broma demasiado alta, una promesa que se deshizo sin avisar.',
    together:
      'Teatro, cine, música: alguien sale a escena y alguien ha soñado la obra. Fuera del arte hay que acordar horarios, porque uno llega para que lo vean y el otro no recuerda si era hoy. En la infancia son el capitán y el que inventa la isla.',
  },
  'Virgo-Virgo': {
    love: 'Se enamoran por la competencia. Ver a alguien doblar bien un mapa, resolver sin alardes, preguntar lo justo. La intimidad llega tarde y es muy sincera. Dos exigencias bajo un techo pueden sumar angustia, y lo sano es darse vacaciones de mejora: un mes entero sin sugerencias, ni siquiera buenas.',
    together:
      'Cualquier laboratorio los querría, y cualquier biblioteca. Se reparten tareas sin hablar. Como amigos intercambian trucos, semillas, nombres de especialistas. El peligro laboral consiste en pulir lo que ya servía. Entre hermanas hay crítica, sí, y una maleta preparada para ir al rescate.',
  },
  'Virgo-Libra': {
    love: 'Orden y belleza parecen primos y lo son, con sus diferencias de herencia. Virgo demuestra, Libra declara. A uno lo tranquiliza la rutina compartida, al otro la conversación agradable. Se irritan por minucias: la duda eterna ante la carta, el comentario sobre la mancha. Reírse de la propia manía, en voz alta, desarma mucho.',
    together:
      'Diseño editorial, derecho, restauración de muebles. Las manos precisas y el ojo para el conjunto producen trabajos que da gusto tocar. En la oficina Libra suaviza los correos de Virgo, y este le recuerda las fechas. De vecinos se avisan de todo con exquisita educación.',
  },
  'Virgo-Escorpio': {
    love: 'Se miran mucho antes de hablar, y lo que ven les gusta: alguien que no finge. La confianza se gana por pruebas pequeñas, superadas sin comentarios. Cuando llega la pasión sorprende a los dos, sobre todo al más pudoroso. Les hace bien un exceso de palabras dulces, al que ninguno tiende.',
    together:
      'Detectives natos, con lupa uno y con olfato el otro. Salud, seguridad, análisis, restauración: oficios de ver lo que no se ve. Guardan el secreto profesional como religión. Si se juntan para criticar son implacables, de modo que un amigo más benigno en la mesa equilibra el guiso.',
  },
  'Virgo-Sagitario': {
    love: 'Uno lee las instrucciones y el otro ya montó el mueble, con dos tornillos de sobra. Hay atracción de contrarios y bastante carcajada, hasta que toca decidir un viaje: la lista contra el impulso. Que Virgo elija el seguro y Sagitario la ruta es más que un reparto doméstico, es casi un tratado de paz.',
    together:
      'En una editorial o en una universidad se completan con esfuerzo, visión amplia y notas al pie. Se corrigen mutuamente la exageración y la estrechez, a veces sin anestesia. En el reparto de tareas domésticas no conviene la improvisación. La amistad crece cuando viajan y disminuye cuando ordenan el viaje.',
  },
  'Virgo-Capricornio': {
    love: 'Se gustan por serios y se quedan por graciosos, que nadie lo diría. El cortejo incluye puntualidad, ayuda con la mudanza, una broma seca a destiempo. Construyen intimidad igual que una casa, por los cimientos. De vez en cuando hay que hacer algo perfectamente inútil, y hacerlo juntos, para que el amor no huela a oficina.',
    together:
      'Si algo debe salir bien, encárgaselo. Presupuestos, hospitales, expediciones, cooperativas agrícolas. El respeto profesional les dura toda la vida laboral y algo más. Como hermanos mayores de una familia, llevan a los padres al médico por turnos estrictos y se pasan el informe por escrito.',
  },
  'Virgo-Acuario': {
    love: 'Dos inteligencias que se gustan por el método y se desconciertan por el propósito. Virgo pregunta cómo; Acuario, por qué no. En pareja se dan espacio y datos, y poca piel si nadie lo propone. El gesto imprevisto, bien pequeño, una nota en el abrigo, alcanza aquí un efecto desmedido.',
    together:
      'Ciencia, software, ecología: la idea rara necesita quien la verifique. Trabajan mejor por tramos, con revisión acordada. A Virgo le inquietan los experimentos con el horario y a Acuario, los manuales. En las amistades largas acaban compartiendo un proyecto a medio terminar que ninguno piensa abandonar.',
  },
  'Virgo-Piscis': {
    love: 'Enfrentados en la rueda, el mapa y el mar. Piscis despierta en Virgo una dulzura sin utilidad inmediata; Virgo le ofrece orilla. La atracción es antigua, como de cuento. Se lastiman por reproche de un lado y por fuga del otro, y suele arreglarse con un paseo largo en el que no se repara nada.',
    together:
      'Terapia, veterinaria, música de cámara: la técnica y el don. Como equipo necesitan respetar que uno prepare y el otro improvise. En casa, los papeles los guarda quien no los pierde. Son buenos compañeros de hospital y de voluntariado, sitios donde la ternura precisa vale doble.',
  },
} as const satisfies Readonly<Record<string, PairMore>>;
