import { IN_SPANISH } from './english-words';
import { lemma } from './lemmas';

/** Words that lay people use for one another. The first of each line stands for all; as lemmas of their spellings. */
const ALIKE =
  'carro coche auto automovil vehiculo camioneta troca camion trailer unidad car truck vehicle|celular cel telefono smartphone movil phone iphone|luz corriente energia electricidad electrico power|ratero ladron delincuente malandro rata maleante thief burglar intruso|robar asaltar hurtar atracar saquear steal|avisar alertar notificar avise informar enterar advertir alert notify|ver mirar observar visualizar watch see|' +
  'empleado trabajador personal obrero colaborador chalan employee worker|negocio tienda local changarro comercio establecimiento tendajon miscelanea sucursal shop store business|guardar almacenar conservar salvar save|unir juntar empalmar pegar acoplar conectar join connect|sujetar sostener agarrar fijar detener amarrar asegurar montar colgar hold|localizar rastrear ubicar encontrar track find locate|fuego incendio lumbre quemar quemazon fire llama|' +
  'pared muro wall|techo plafon azotea cielo ceiling|pila bateria acumulador battery|sonido audio|hijo nino bebe hija nina child baby|cuarto recamara habitacion room|refri refrigerador congelador nevera fridge|computadora compu pc ordenador laptop computer|tele television tv televisor|escuela colegio universidad primaria school|edificio condominio departamento building|zaguan porton reja cochera garage garaje|' +
  'puerta acceso entrada door|medir checar revisar probar verificar comprobar measure test check|romper quebrar quebrado destruir break|huella dedo dactilar pulgar fingerprint|rostro cara facial face|barda cerca fence|perro mascota gato perrito dog pet|abuelo anciano mayor viejito abuela abuelita elder|rancho campo parcela terreno finca milpa potrero granja farm|oficina despacho office|imprimir print|cobrar vender venta|dinero efectivo billete monedas cash money|' +
  'ruido sonar pitar noise|escuchar oir listen hear|hablar platicar comunicar conversar talk|apagon apagar outage|gasolina diesel combustible fuel|chofer conductor operador manejador driver|guardia vigilante velador policia guard|dron drone|pantalla monitor display screen|wifi inalambrico wireless|bodega almacen nave warehouse|junta reunion videollamada conferencia meeting|contrasena clave codigo nip password|alumbrar iluminar|agua inundacion|temblor sismo temblar|calor temperatura caliente calentar|jalar pull|cubrir tapar esconder ocultar hide|mover girar voltear rotar move rotate|llave key|doctor hospital clinica';

/** Lemma -> the one that stands for it. */
const SENSES: ReadonlyMap<string, string> = new Map(
  ALIKE.split('|').flatMap((line) => {
    const [first = '', ...others] = line.split(' ');
    return others.map((other) => [lemma(other), lemma(first)] as const);
  }),
);

/** What a word means where only its sense counts: `coche`, `camionetas` and `vehicles` are `carro`. */
export function sense(word: string): string {
  const own = lemma(IN_SPANISH.get(word) ?? word);
  return SENSES.get(own) ?? own;
}
