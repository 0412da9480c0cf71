import { scan } from '../reading/scan';
import { KindBook } from './book/kind-book';
import { KINDS } from './data';
import { chooseKind } from './kind-choice';
import { readKinds } from './read-kinds';
import { kindOfProduct } from './titles/kind-of-product';

const book = KindBook.of(KINDS);
const askedFor = (text: string): string | undefined =>
  book.title(chooseKind(readKinds(scan(text), book), book, (kind) => (book.isElsewhere(kind) ? 0 : 10)).kind);

describe('what doors, gates and lanes are furnished with', () => {
  it.each([
    ['CERRAD POMO BAÑO NIQUEL', 'cerradura de llave'],
    ['Single cylinder deadbolt keyed both sides', 'cerradura de llave'],
    ['BISAGRA 3.5" LATONADA PAR', 'bisagra'],
    ['JALADERA TUBULAR H 45CM INOX', 'herraje para cristal'],
    ['PASADOR DE BARRA 4" NEGRO', 'herraje de puerta'],
    ['Automatic sliding door operator 2 leaf', 'puerta automática'],
    ['BUZON P/CARTAS LAMINA BLANCO', 'buzón'],
    ['CAJITA METALICA P/DINERO AZUL', 'caja de dinero'],
    ['MIRILLA 180 GRADOS DORADA', 'mirilla'],
    ['Espejo convexo 45 cm interior', 'espejo convexo'],
    ['DROP BOLT 24V C/RETARDO', 'cerrojo eléctrico'],
    ['MANIJA CIEGA P/BARRA ANTIPANICO NEGRA', 'manija de barra antipánico'],
    ['Fire resistant chest 30 min', 'caja contra fuego'],
    ['ENROLADOR USB TARJ PROXIMIDAD', 'enrolador de tarjetas'],
    ['ENCODER USB P/TARJ HOTEL', 'codificador de tarjetas de hotel'],
    ['CINTA BICOLOR P/RELOJ CHECADOR', 'accesorio de checador'],
    ['TARJ PVC VIRGEN PAQ 500', 'tarjeta PVC en blanco'],
    ['VISERA LLUVIA P/FRENTE DE CALLE', 'accesorio de videoportero'],
    ['RESORTE P/BARRERA BRAZO 6M', 'refacción de barrera'],
    ['Poste unifila dorado cinta azul 3 m', 'poste unifila'],
    ['APARTA LUGAR ABATIBLE AMARILLO', 'apartalugar'],
    ['Módulo WiFi para cochera 1 canal', 'apertura de portón por celular'],
    ['GABINETE P/72 LLAVES BEIGE', 'gabinete de llaves'],
    // what is called nearly so
    ['Bisagra hidráulica de piso 80 kg puerta de cristal', 'cierrapuertas'],
    ['POMO HUELLA BLUETOOTH NEGRO', 'cerradura inteligente'],
    ['BARRERA VEH BRAZO ARTICULADO 4M', 'barrera vehicular'],
    // families of models, and parts, which don't say what they are
    ['DoorProtect negro', 'contacto magnético'],
    ['MotionCam negro', 'sensor de movimiento'],
    ['HomeSiren gris', 'sirena'],
    ['BioStation 2a', 'terminal facial'],
    ['Mini R3', 'módulo de interruptor'],
    ['Tapo P105 paquete de 4', 'contacto inteligente'],
    ['Tarjeta principal 16 zonas expandible a 64', 'panel de alarma'],
    ['SENS DOBLE TEC 15X15 ALAMB', 'sensor de doble tecnología'],
    ['ENGRANE REFACC MOTOR CORREDIZO', 'accesorio de portón'],
    ['Frente IP 2 botones PoE', 'frente de calle'],
  ])('the title %s tells the kind %s', (title, kind) => {
    expect(book.title(kindOfProduct(title, [], book))).toBe(kind);
  });

  it.each([
    ['perilla con seguro para el baño', 'cerradura de llave'],
    ['goznes para soldar al zaguan', 'bisagra'],
    ['agarradera para mi puerta de vidrio', 'herraje para cristal'],
    ['que no se metan bichos por debajo de la puerta', 'herraje de puerta'],
    ['que se abra sola la puerta del super', 'puerta automática'],
    ['caja para que el cartero deje los recibos', 'buzón'],
    ['cajita metalica con llave para el cambio', 'caja de dinero'],
    ['ojito para la puerta', 'mirilla'],
    ['no veo si viene coche al salir del estacionamiento', 'espejo convexo'],
    ['drop bolt', 'cerrojo eléctrico'],
    ['que mis papeles no se quemen si hay incendio', 'caja contra fuego'],
    ['encoder de tarjetas de hotel', 'codificador de tarjetas de hotel'],
    ['tinta para reloj checador', 'accesorio de checador'],
    ['postes para formar a la gente', 'poste unifila'],
    ['aparta lugar con candado', 'apartalugar'],
    ['resorte de la pluma', 'refacción de barrera'],
    ['luz verde y roja para la rampa del estacionamiento', 'semáforo'],
    ['cajita con clave para dejar las llaves al huesped', 'gabinete de llaves'],
    ['que no choquen con la pared al estacionarse', 'tope y reductor de velocidad'],
    ['contra fail safe 12v', 'contrachapa eléctrica'],
    ['barrera de rayos', 'barrera infrarroja'],
    ['portero sip poe', 'frente de calle'],
    ['control de repuesto para el energizador', 'accesorio de cerca eléctrica'],
    ['raqueta para revisar a la gente', 'paleta detectora'],
    ['sierra puertas hidraulico', 'cierrapuertas'],
    ['mueble con casillas para las cartas del edificio', 'buzón'],
    ['el balin del piso que frena la puerta para que no pegue en la pared', 'herraje de puerta'],
    ['repisa de lamina con ranuras para las tarjetas de checar', 'accesorio de checador'],
    ['se cuelan en la fila de las cajas', 'poste unifila'],
    // what is called nearly so
    ['cerradura electrica para porton', 'cerradura eléctrica'],
    ['cajon de dinero', 'cajón de dinero'],
    ['caja fuerte con buzon', 'caja fuerte'],
    ['lockers para empleados', 'locker'],
  ])('%s asks for the kind %s', (text, kind) => {
    expect(askedFor(text)).toBe(kind);
  });
});
