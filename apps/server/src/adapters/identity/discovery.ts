import * as z from 'zod/mini';
import { readAnswer } from './read-answer.ts';

const endpoint = z.url({ protocol: /^https?$/ });
const document = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: z.optional(endpoint),
  jwks_uri: endpoint,
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
});
export type Discovery = z.infer<typeof document>;

/** What the service says about itself, where its issuer says it must. Another issuer's document is refused. */
export async function discover(issuer: string): Promise<Discovery> {
  const found = document.parse(
    await readAnswer(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`),
  );
  if (found.issuer !== issuer) throw new Error('the document found belongs to another issuer');
  const plain = [found.authorization_endpoint, found.token_endpoint, found.jwks_uri].filter(
    (url) => url?.startsWith('http:') === true,
  );
  if (issuer.startsWith('https:') && plain.length > 0) throw new Error('an endpoint is not https');
  return found;
}
