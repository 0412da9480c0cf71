import type { KindEntry } from '@/modules/ai-search/domain/kinds/book/kind-entry';

/** Lights and sirens of patrols and work vehicles. */
export const VEHICLE_SIGNALS: readonly KindEntry[] = [
  {
    kind: 'estrobo vehicular',
    within: 'torreta vehicular',
    is: 'estrobo vehicular|estrobos vehiculares|estrobo para vehiculo|estrobos para carro|estrobos para parrilla|estrobo para parrilla|estrobo led para auto|luces estrobo para camioneta|luz estroboscopica para vehiculo|lighthead|grille light|grille strobe|strobe lights for truck|vehicle strobe|vehicle strobe light|surface mount strobe|luz perimetral vehicular|codigo vehicular|barra direccional|traffic advisor',
    titles:
      'estrobos led parrilla|kit estrobos led|lighthead red blue|estrobo ambar parrilla|estrobo led superficie|kit 4 estrobos|modulo led vehicular|luz perimetral led ambar',
    say: 'luces que parpadean en la parrilla de la camioneta|lucecitas ambar para la grua|estrobos para la camioneta de seguridad|que parpadeen las luces de la ambulancia|flashes en la defensa|luces escondidas de patrulla|luces de advertencia para el camion de obra|flashing lights for my tow truck|lights for the grille of a patrol car|estrobos para patrulla|flash amarillo en la parrilla de la pick up|estrobo para moto de policia|delgadas ocultas en la parrilla y el parabrisas|magnet strobe for the pickup|hidden grille flashers|foco estroboscopico para vehiculo de obra|estrobos para parrilla y defensa|lucecitas de patrulla escondidas|foquitos que parpadean para la defensa|luz ambar parpadeante para la camioneta de obra|que me vean de noche en el acotamiento|grua con lamparitas que parpadean',
  },
  {
    kind: 'barra de luz vehicular',
    near: 'torreta vehicular',
    is: 'barra led para camioneta|barra led para jeep|barra led vehicular|barra de led para carro|barra led 4x4|barra led off road|barra de luz led para auto|faro de trabajo para tractor|faro led para camioneta|faros de niebla led|faros auxiliares|faro auxiliar led|led light bar|off road light bar|faro buscador|work light for truck|barra de luz vehicular',
    titles:
      'barra led trabajo|barra led 20|barra led 32|faro led 4x4|faro led cuadrado 12v|led light bar combo|faro trabajo 12-24v',
    say: 'luces para la brecha en la camioneta|alumbrar mas en el jeep|luz extra para manejar en el rancho|faros para el razr|luz para el tractor de noche|barra de luces arriba del toldo|luces para andar en terraceria|bright lights for my off road truck|alumbrar el camino de tierra con la troca',
  },
  {
    kind: 'sirena vehicular',
    near: 'torreta vehicular',
    is: 'sirena vehicular|sirena de patrulla|sirena para patrulla|sirena para ambulancia|sirena electronica vehicular|sirena policiaca|sirena para camioneta|sirena para vehiculo de emergencia|bocina para sirena|bocina de patrulla|police siren|vehicle siren|siren speaker|siren amplifier|ambulance siren|sirena con microfono|sirena de 100 watts|sirena de torreta|sirena para bomberos',
    titles:
      'sirena electronica 100w|sirena 100w torreta|bocina sirena 100w|bocina 100w sirena|bocina p/sirena|sirena control torreta|sirena microfono 12v|sirena patrulla|siren speaker 100w|amplificador sirena',
    say: 'sonido de patrulla para la camioneta|que suene como ambulancia|abrirse paso en el trafico con sirena|avisar por el altavoz desde la patrulla|la bocina de la patrulla ya no suena|equipar una ambulancia|equipar patrulla de la policia municipal con sonido|siren for a police car|siren for fire truck|sirena de ambulancia|sirena con microfono para carro|siren for ambulance|patrol siren speaker|sirena de cien watts con varios tonos|el altavoz con sirena de los bomberos',
  },
  {
    kind: 'alarma de reversa',
    near: 'alarma para vehículo',
    is: 'alarma de reversa|alarma de retroceso|alarma para reversa|pitido de reversa|backup alarm|back up alarm|reverse alarm|reversing beeper|zumbador de reversa|chicharra de reversa|sonido de reversa',
    titles: 'alarma reversa 97db|alarma reversa 12-24v|alarma retroceso db|backup alarm db|alarma reversa montacargas',
    say: 'que el camion pite al echarse para atras|que suene cuando el montacargas va en reversa|avisar que viene el camion de reversa|pip pip de los camiones|beeping when the truck backs up|evitar atropellos cuando se echa de reversa la maquina',
  },
];
