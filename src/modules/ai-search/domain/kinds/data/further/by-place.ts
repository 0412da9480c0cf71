import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** What is told apart by where it is put: without power or a network, behind a car, on a lamp post. */
export const BY_PLACE: readonly KindEntry[] = [
  {
    kind: 'cámara 4G solar',
    within: 'cámara inalámbrica',
    titles:
      'camara solar|camara 4g|camara lte|camara 4g solar|camara solar 4g|camara con chip|camara con sim|camara de chip|camara panel solar|camara con panel solar',
    is: 'solar camera|4g camera|lte camera|4g lte camera|cellular camera|sim card camera|solar powered camera|4g solar camera|4g lte solar camera',
    say:
      'ver la parcela donde no llega el internet ni la luz|camara para el terreno baldio sin corriente|camara que se cargue con el sol|de las que traen su panelito y su chip|camara que jale con chip telcel|que use datos del celular y no wifi|' +
      'vigilar el corral de los animales en el cerro|cuidar las vacas donde solo agarra la señal del telefono|camara para la obra que no tiene luz todavia|ver quien entra a la huerta de noche sin corriente|ver mi milpa desde el celular sin internet alla|camara para el pozo en despoblado|sin enchufe y sin modem cerca|' +
      'se llevan el ganado del potrero|ver los borregos desde la ciudad|cuidar colmenas en el monte|camara de rancho|cuidar el rancho sin corriente|donde no hay luz en el terreno|no hay luz ni modem en la parcela|que no ocupe ni cable ni wifi ni luz|camera where there is no power or wifi|keep an eye on the cattle from town|camera for the farm off the grid|security camera that runs on the sun and a sim|camera for a construction site with no electricity',
  },
  {
    kind: 'cámara de reversa',
    within: 'cámara para vehículo',
    titles: 'camara reversa|camara de reversa|camara retroceso|camara trasera vehiculo',
    is: 'backup cam|backup camera|rear view camera|reversing camera|reverse camera',
    say:
      'ver para atras al echarse de reversa|no pegarle a nada al estacionarme|que no atropelle a nadie al ir en reversa|ver lo que hay detras del camion|no alcanzo a ver la caja por el espejo|ver atras al meter el trailer al anden|se me olvida voltear al echarme para atras|' +
      'camarita arriba de la placa para ver atras|see behind the truck when backing up|park without hitting the wall',
  },
  {
    kind: 'fotocelda de alumbrado',
    near: 'fotocelda',
    is: 'fotocelda luminaria|fotocelda para luminaria|fotocelda crepuscular|fotocelda luminaria crepuscular|fotocelda alumbrado|fotocelda de alumbrado|fotocelda para lampara|fotocontrol|fotocontactor|sensor crepuscular|interruptor crepuscular|fotointerruptor|photocontrol|dusk to dawn sensor|lighting photocell|twist lock photocell',
    say:
      'que las lamparas de la calle prendan solas cuando oscurece|apagar el alumbrado cuando sale el sol|que el foco de afuera se encienda al anochecer y se apague al amanecer|el ojito de la lampara del poste que sabe si es de dia|la tapita gris que va arriba del arbotante|el arbotante se queda prendido de dia|' +
      'no estar prendiendo y apagando las luces del patio todos los dias|que no gasten luz de dia las lamparas del estacionamiento|luz de la fachada que se prenda sola en la noche|el gorrito de la luminaria|turn the yard lights on at sunset|street light stays on all day|lights that come on by themselves at dusk',
  },
];
