import { hostname, userInfo } from 'node:os';
import { currentRequest } from '@/shared/request-context/request-context';

/** Who does something, and from where. */
export interface Actor {
  readonly kind: 'token' | 'operator' | 'service';
  /** Client id, or the operator's name on the machine; of the service its name. */
  readonly name: string;
  /** Address of the request, or the machine. */
  readonly origin: string;
  readonly requestId: string | undefined;
}

const NAME_LENGTH = 150;
const ORIGIN_LENGTH = 100;

let operated = false;

/** Says that this process is a command of an operator, not the service. */
export function actAsOperator(): void {
  operated = true;
}

/** Who is doing what is done here: the proven client of a request, the operator of a command, or the service by itself. */
export function currentActor(): Actor {
  const request = currentRequest();
  if (request?.caller)
    return {
      kind: 'token',
      name: request.caller.clientId,
      origin: request.address.slice(0, ORIGIN_LENGTH),
      requestId: request.requestId,
    };
  const origin = hostname().slice(0, ORIGIN_LENGTH);
  return operated
    ? { kind: 'operator', name: userName().slice(0, NAME_LENGTH), origin, requestId: undefined }
    : { kind: 'service', name: 'mostrador', origin, requestId: undefined };
}

/** In a container the user may have no name. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? ''}`;
  }
}
