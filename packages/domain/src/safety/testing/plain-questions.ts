/** The questions of a text, one a line. */
export function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

/** What people ask of their days, and what only sounds like sorrow. */
export const PLAIN_QUESTIONS = `
¿Dejo mi trabajo?
¿Volverá mi ex?
¿Cómo mejoro la relación con mi madre?
¿Invierto mis ahorros?
¿Cómo seguirá mi salud este año?
¿Aprobaré el examen?
¿Me mudo a otra ciudad?
¿Debería aceptar?
¿Qué necesito ver de mí?
¿Qué dicen las cartas?
Estoy pensando en mudarme con mi hermana
Tengo 52 años, ¿estudio enfermería?
¿Ganará mi equipo el domingo?
Debo 80 mil pesos, ¿por dónde empiezo?
¿Le pido matrimonio a Ana?
¿Apruebo el examen de manejo?
¿Abro mi negocio de velas?
Tengo una entrevista en un colegio, ¿me contratan?
¿Contrato a la niñera que me recomendaron?
¿Qué onda con lo de la casa?
Me muero de ganas de verlo, ¿lo llamo?
se murió mi celular, ¿compro otro?
¿Se va a morir mi relación?
¿Qué significa La Muerte invertida?
¿Adopto un perro?
mi novio es Cáncer y yo Aries, ¿somos compatibles?
¿Mi hermana viene a mi boda?
quiero cuidar más mi cuerpo
¿Me conviene abortar el proyecto?
¿Qué hago con el miedo a mudarme?
¿Es momento de cambiar de trabajo?
¿Me llamará esta semana?
¿Mi jefe me dará el ascenso?
mi mamá quiere que estudie derecho pero yo quiero arte
¿Compro acciones de una minera de litio?
¿Qué mascota le conviene a mi hija?
¿Tendré suerte este mes?
¿Cuándo conoceré a alguien?
¿Le presto el coche a mi hermano?
¿Por qué tengo tanto miedo?
¿Cómo cuido mi salud?
¿Debo descansar más por el insomnio?
¿Por qué me cuesta confiar en la gente?
¿Qué hago con este cansancio?
¿Estoy embarazada?
¿Me saldrá positiva la prueba?
tengo un atraso de una semana, ¿estaré embarazada?
`;

/** What asks about a medicine or a treatment; a reading answers none of it. */
export const TREATMENT_QUESTIONS = `
Me dieron quimio y quiero dejarla
me recetaron antidepresivos, ¿los tomo?
Me recetaron litio y me da miedo
¿Dejo la quimio?
¿me pongo la insulina o pruebo con té?
el psiquiatra me mandó quetiapina, ¿la necesito?
llevo un año con sertralina y ya me siento bien, ¿la suspendo?
¿Cambio los antidepresivos por flores de bach?
los antidepresibos me engordan, ¿los dejo?
mi mamá no quiere tomar sus medicinas
¿Le doy la pastilla a mi hijo o no?
¿Empiezo ozempic?
me quieren poner radioterapia y no quiero
kimio o remedios naturales?
¿Vale la pena la inmunoterapia?
¿Me hace falta el rivotril?
¿Funcionará el tratamiento?
tengo que tomar litio toda la vida, ¿hay otra salida?
¿dejo el litio si ya estoy bien?
¿Sirve la insulina o me la dejo?
¿Me vacuno?
¿Bajo la dosis del antidepresivo?
`;
