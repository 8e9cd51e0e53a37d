/** Given names that are known in small letters too; those that are also words (Luz, Rosa, Domingo) are left out. */
export const GIVEN_NAMES: readonly string[] = (
  'Adela Adriana Adrián Agustina Agustín Alberto Alejandra Alejandro Alex Alfonso Alfredo ' +
  'Alicia Almudena Amalia Amanda Ana Andrea Andrés Anita Antonia Antonio Ariadna Ariel Armando ' +
  'Arturo Aurelio Aída Beatriz Begoña Belén Benito Benjamín Bernardo Berta Brenda Bruno ' +
  'Bárbara Camila Camilo Carla Carlos Carmen Carmina Carolina Catalina Cecilia Chelo Claudia ' +
  'Claudio Cristian Cristina Cristóbal César Damián Daniel Daniela Dario Darío David Diana ' +
  'Diego Débora Eduardo Elena Elisa Elsa Elvira Elías Emilia Emilio Emma Enrique Ernesto ' +
  'Esteban Estefanía Ester Esther Eugenia Eugenio Eva Fabiola Fabián Federico Felipe Fermín ' +
  'Fernanda Fernando Florencia Francisca Francisco Gabriel Gabriela Genaro Gerardo Germán ' +
  'Gilberto Gisela Gonzalo Graciela Gregorio Guadalupe Guillermo Gustavo Hernán Hilda Hugo ' +
  'Héctor Ignacio Inés Irene Irma Isabel Isidro Ivonne Iván Jaime Javier Jerónimo Jessica ' +
  'Jimena Joaquín Joel Jonathan Jordi Jorge Josefa Josefina Josué José Juan Juana Juancho ' +
  'Juanita Julia Juliana Julieta Julio Julián Karen Karina Karla Laura Lautaro Leandro ' +
  'Leonardo Leonor Leticia Lidia Lorena Lorenzo Lourdes Lucas Luciana Luciano Lucía Luis Luisa ' +
  'Lupe Lupita Magdalena Maite Manolo Manuel Manuela Marcela Marcelo Marcos Mariana Mariano ' +
  'Maribel Mario Marisol Marta Martha Martina Martín María Mateo Matilde Matías Mauricio Mauro ' +
  'Maximiliano Miguel Mirta Montse Mónica Nacho Nadia Natalia Nelly Nelson Nicolás Nidia ' +
  'Noelia Nora Norma Nuria Nélida Octavio Ofelia Olga Omar Orlando Osvaldo Pablo Paco Pamela ' +
  'Paola Patricia Patricio Paula Paulina Pedro Pepa Pepe Rafa Rafael Ramiro Ramón Raquel Raúl ' +
  'Rebeca Renata René Ricardo Rita Roberto Rodolfo Rodrigo Rogelio Romina Román Rosalía Roxana ' +
  'Rubén Samuel Sandra Sara Saúl Sebastián Sergio Silvana Silvia Simón Sofía Sonia Susana ' +
  'Tamara Tania Teresa Thiago Tobías Tomás Toño Valentina Valeria Verónica Vicente Virginia ' +
  'Viviana Víctor Walter Wilson Ximena Yadira Yamila Yolanda Yésica Zoe Zulema Ángela Óscar'
).split(' ');
