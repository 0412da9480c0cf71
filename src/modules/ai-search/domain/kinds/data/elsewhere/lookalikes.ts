import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';
import { ANOTHER_WITH, OF_ANYTHING } from './another-with';

/**
 * Things that only share a name with what these distributors sell. One kind for each first word: where a catalog does sell one, it is found by that
 * name and the others still aren't. The words have to stand side by side.
 */
export const LOOKALIKES: readonly KindEntry[] = [
  ...Object.entries(ANOTHER_WITH).map(([first, behind]) => ({
    kind: `${first} (otra cosa)`,
    is: `${behind}|${OF_ANYTHING}`
      .split('|')
      .map((word) => `${first} ${word}`)
      .join('|'),
    close: true,
  })),
  {
    kind: 'otras cosas que se llaman igual',
    is: 'tripode camara fotos|tripode camara foto|tripode camara fotografica|tripode camara canon|tripode camara nikon|tripode camara reflex|tripode celular|microscopio laboratorio|microscopio escolar|microscopio biologico|microscopio electronico|microscopio monocular|microscopio binocular|puerta madera|puerta tambor|puerta aluminio|puerta closet|puerta multipanel|puerta herreria|puerta corrediza aluminio|puerta corrediza bano|puerta refrigerador repuesto|puerta garage madera|puerta pvc bano|puerta cantina|puerta alacena|linea blanca|linea blanca credito|linea produccion|linea crucero|linea aerea|linea ropa|linea maquillaje|serie television|serie netflix|serie navideña luces|serie turca|clavija guitarra|clavija violin|clavija ukulele|clavija bajo|clavija tornillo ortopedica|inner tube|bike tube|fishing net|fishing rod|pest control|drum kit|drum set|gift card|brake disc|brake disk|brake pad|garden hose|chocolate fountain|baby carrier|kitchen cabinet|key lime|interest credit card|guitar amplifier|guitar amp|dog leash|water fountain|drinking fountain|exercise bench|weight bench|bookcase|medicine cabinet|swimming pool|birthday card|business card|greeting card|playing card|bank account|tv series|mouse trap|rat trap|hair dryer|hair clipper|nail clipper|pillow case|vinyl record|cooking oil|engine oil|motor oil|oil filter|water filter|coffee filter|bicycle pump|bike pump|breast pump|heart monitor|blood pressure monitor|pregnancy test|wrapping paper|toilet paper|tissue paper|glue gun|paint gun|water gun|toy gun|toy car|train set|race car|rc car|wooden fence|picket fence|garden fence|bubble machine|sewing machine|washing machine|vending machine|coffee machine|bed frame|door mat|wooden door|windshield wiper|wiper blade|spare tire|seat cover|flea collar|bird cage|fish tank|ice cream cone|lunch box|music box|shoe box|gift box|cardboard box|gear box|jewelry box|litter box|shower head|garden gnome|light beer|sugar cube|ink pen|pen ink|nintendo switch|discos freno|bota vino|botones ropa|plug baño|enchufe nariz|carta poder|placas dentales|candado bicicleta|balas|plato parabolico comida|prueba embarazo|despertador|cerco madera|jack daniels|mouse pad gamer alfombra|aire comprimido tanque buceo|cables pasa corriente|cadena oro|impresora resina|purificador agua|termometro cocina|termometro bebe|termo|vaso termico|termo agua|cable pasa corriente|inflador de llantas|inflador de balones|palillos para bateria|baquetas para bateria|parches para tambor|boquilla para trompeta|boquilla para saxofon|encordado para guitarra|plumilla para guitarra|baston ortopedico|baston adulto mayor|baston para anciano|baston para abuelito|objetivo para canon|objetivo para nikon|objetivo mm canon|manija puerta carro|manija puerta coche|manija puerta camioneta|manija puerta nissan|manija puerta jetta|manija puerta tsuru',
  },
];
