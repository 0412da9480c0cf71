import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { allowedMethods } from '@/shared/http/server/allowed-methods';

/** OPTIONS on a known path: 204 with `Allow`. CORS is off: this API is for servers. */
export function answerOptions(app: NestExpressApplication) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const methods =
      request.method === 'OPTIONS' ? allowedMethods(app.getHttpAdapter().getInstance(), request.path) : [];
    if (methods.length === 0) {
      next();
      return;
    }
    response.setHeader('Allow', methods.join(', '));
    response.status(204).end();
  };
}
