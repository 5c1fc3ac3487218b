import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

interface Identity {
  id: number;
  dealer_id: number;
  username: string;
  email: string;
  token: string;
  refresh: string;
}

type Answer = Promise<LightMyRequestResponse>;

/** A signed-in user, and the calls that they make. */
export interface SignedIn extends Identity {
  get(url: string): Answer;
  post(url: string, body?: object): Answer;
  patch(url: string, body?: object): Answer;
  delete(url: string, body?: object): Answer;
  /** Any request with this person's token. */
  inject(options: InjectOptions): Answer;
}

export function signedInCalls(app: FastifyInstance, identity: Identity): SignedIn {
  const inject = (options: InjectOptions): Answer =>
    app.inject({ ...options, headers: { authorization: `Bearer ${identity.token}`, ...options.headers } });
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') => (url: string, body?: object) =>
    inject({ method, url, ...(body ? { payload: body } : {}) });
  return {
    ...identity,
    inject,
    get: send('GET'),
    post: send('POST'),
    patch: send('PATCH'),
    delete: send('DELETE'),
  };
}
