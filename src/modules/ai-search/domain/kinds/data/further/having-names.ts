/** Names that tell what else a thing has (`timbre con cámara`), which makes it another kind than its first word: by kind, phrases separated by `|`. */
export const HAVING_NAMES: Readonly<Record<string, string>> = {
  'timbre wifi': 'timbre con camarita|timbre con video|timbre con wifi',
  videoportero:
    'timbre con pantalla|timbre con monitor|portero con monitor|interfon con monitor|intercomunicador con pantalla|intercomunicador con camara|intercomunicador con video|portero electrico con camara|intercom with screen|intercom with camera',
  'cámara inalámbrica': 'foco con camara|bombilla con camara|lampara con camara|reflector con camara|light with camera',
  dashcam: 'espejo con camara|retrovisor con camara|espejo retrovisor con camara',
  'cámara espía':
    'reloj con camara|pluma con camara|lentes con camara|cargador con camara|enchufe con camara|boton con camara|llavero con camara|despertador con camara|usb con camara|clock with camera|pen with camera',
  'cámara 4G solar': 'camara con panelito|camara con 4g|camara con celda solar',
  'cámara PTZ': 'camara con giro|camara con movimiento|camara con zoom|domo con zoom',
  'cerradura inteligente':
    'chapa con huella|chapa con clave|chapa con codigo|chapa con teclado|chapa con celular|chapa con wifi|chapa con numeros|cerradura con huella|cerradura con clave|cerradura con codigo|cerradura con teclado|cerradura con wifi|cerradura con bluetooth|manija con huella|cerrojo con huella|cerrojo con teclado|lock with fingerprint|lock with keypad',
  'kit de cámaras HD': 'camaras con dvr',
  'kit de cámaras IP': 'camaras con nvr',
  'kit de cámaras': 'camaras con grabador|camaras con disco|cameras with recorder',
  'luz de emergencia': 'lampara con bateria de respaldo|lampara con respaldo|luz con bateria de respaldo',
  'alarma de humo autónoma': 'detector de humo con sirena|detector de humo con alarma|detector de humo con bocina',
  'control autónomo': 'teclado con lector|lector con teclado|teclado con huella',
  'terminal facial': 'checador con reconocimiento facial|checador con rostro|reloj checador con rostro',
  'lámpara solar': 'lampara con panelito|lampara con celda solar',
};
