import type { Row } from './Row';

const F = '["This field is required."]';
const NO_ACCOUNT = '{"detail":"No active account found with the given credentials"}';
const CHALLENGE = { 'www-authenticate': 'Bearer realm="api"' };
const DEAD = '{"detail":"Token is invalid or expired","code":"token_not_valid"}';
const SIGNED_IN =
  /^\{"access":"[\w.-]+","refresh":"[\w.-]+","user_id":\d+,"admin_email":"[^"]+","user_type":"DealerUser","dealer_id":\d+\}$/;

/** The answers of tokens and logout (R161 to R165). */
export const signInTable: readonly Row[] = [
  {
    case: 'token: right',
    ask: async (fixture) => fixture.signIn((await fixture.member()).username),
    status: 200,
    body: SIGNED_IN,
  },
  {
    case: 'token: wrong',
    ask: async (fixture) => fixture.signIn((await fixture.member()).username, 'wrong'),
    status: 401,
    body: NO_ACCOUNT,
    headers: CHALLENGE,
  },
  {
    case: 'token: unknown',
    ask: (fixture) => fixture.signIn('nobody.of.that.name'),
    status: 401,
    body: NO_ACCOUNT,
    headers: CHALLENGE,
  },
  {
    case: 'token: inactive',
    ask: async (fixture) => {
      const dealer = await fixture.member();
      const technician = await fixture.member(dealer);
      await fixture.post(`${dealer.id}/deactivate/`, { user_id: technician.id }, dealer.access);
      return fixture.signIn(technician.username);
    },
    status: 401,
    body: NO_ACCOUNT,
    headers: CHALLENGE,
  },
  {
    case: 'token: fields missing',
    ask: (fixture) => fixture.post('token/', {}),
    status: 400,
    body: `{"username":${F},"password":${F}}`,
  },
  {
    case: 'token/refresh: right',
    ask: async (fixture) => fixture.post('token/refresh/', { refresh: (await fixture.member()).refresh }),
    status: 200,
    body: /^\{"access":"[\w.-]+","refresh":"[\w.-]+"\}$/,
  },
  {
    case: 'token/refresh: once more, since the answer was lost',
    ask: async (fixture) => {
      const { refresh } = await fixture.member();
      const first = await fixture.post('token/refresh/', { refresh });
      const again = await fixture.post('token/refresh/', { refresh });
      return again.text === first.text ? again : { ...again, status: 0 };
    },
    status: 200,
    body: /^\{"access":"[\w.-]+","refresh":"[\w.-]+"\}$/,
  },
  ...(['bad', 'expired', 'reused', 'rotated, after the old one was reused', 'an access token'] as const).map(
    (what): Row => ({
      case: `token/refresh: ${what}`,
      ask: async (fixture) => {
        const { access, refresh } = await fixture.member();
        const send = (token: string) => fixture.post('token/refresh/', { refresh: token });
        if (what === 'bad') return send(`${refresh}x`);
        if (what === 'expired') return send(fixture.expired(refresh));
        if (what === 'an access token') return send(access);
        // The one just exchanged is answered as before, in case the answer was lost: it is the one before that.
        const next = JSON.parse((await send(refresh)).text).refresh;
        const last = JSON.parse((await send(next)).text).refresh;
        const reused = await send(refresh);
        return what === 'reused' ? reused : send(last);
      },
      status: 401,
      body: DEAD,
      headers: CHALLENGE,
    }),
  ),
  {
    case: 'token/refresh: missing',
    ask: (fixture) => fixture.post('token/refresh/', {}),
    status: 400,
    body: `{"refresh":${F}}`,
  },
  ...(['access', 'refresh'] as const).map((kind): Row => ({
    case: `token/verify: right, ${kind}`,
    ask: async (fixture) => fixture.post('token/verify/', { token: (await fixture.member())[kind] }),
    status: 200,
    body: '{}',
  })),
  {
    case: 'token/verify: bad',
    ask: (fixture) => fixture.post('token/verify/', { token: 'x' }),
    status: 401,
    body: DEAD,
    headers: CHALLENGE,
  },
  {
    case: 'logout',
    ask: async (fixture) =>
      fixture.ask('POST', '/api/account/logout/', { token: (await fixture.member()).access }),
    status: 200,
    body: '{"detail":"Successfully logged out."}',
  },
  ...(['access', 'refresh'] as const).map((kind): Row => ({
    case: `logout: the ${kind} token is dead from then on`,
    ask: async (fixture) => {
      const member = await fixture.member();
      await fixture.ask('POST', '/api/account/logout/', { token: member.access });
      return fixture.post('token/verify/', { token: member[kind] });
    },
    status: 401,
    body: DEAD,
  })),
];
