import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Interaction, Provider } from 'oidc-provider';

const PLACE = '/interaction/';

/** The provider's two pages, where whoever types a name has it. Answers false for what is not theirs. */
export function pagesOf(provider: Provider): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (request.url?.startsWith(PLACE) !== true) return false;
    answer(provider, request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
    return true;
  };
}

async function answer(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = await provider.interactionDetails(request, response);
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page(asked));
    return;
  }
  const form = new URLSearchParams(await text(request));
  const isLogin = asked.prompt.name === 'login';
  const result = isLogin
    ? { login: { accountId: form.get('login') ?? '' } }
    : { consent: { grantId: await agree(provider, asked) } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: !isLogin });
}

async function agree(provider: Provider, { session, params, prompt }: Interaction): Promise<string> {
  const grant = new provider.Grant({
    accountId: session?.accountId ?? '',
    clientId: String(params['client_id']),
  });
  const { missingOIDCScope: scope } = prompt.details;
  if (Array.isArray(scope)) grant.addOIDCScope(scope.join(' '));
  return grant.save();
}

const page = ({
  uid,
  prompt: { name },
}: Interaction): string => `<!doctype html><title>Another service</title>
<form method="post" action="${PLACE}${uid}">
  <input type="hidden" name="prompt" value="${name}">
  ${name === 'login' ? '<input name="login" required><input name="password" type="password" required>' : ''}
  <button type="submit">Go on</button>
</form>`;
