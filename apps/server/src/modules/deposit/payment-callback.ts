import { findPaymentProvider } from '#adapters/payment/find-provider.ts';
import { PAYMENT_CALLBACK_PATH } from '#adapters/payment/payment-provider.ts';
import type { App } from '#call/platform.ts';
import { limitUnsigned, ROUTE_LIMITS } from '#call/route-limits.ts';
import { takePaymentNews } from './take-payment-news.ts';

/**
 * Where providers bring their news: signed bytes instead of a session. 200 means that it has been heard and need not come
 * again, also when a person has to look at it; whatever else is answered, it is told again.
 */
export function mountPaymentCallback(app: App): void {
  const limited = { config: { limit: ROUTE_LIMITS.paymentNews } };
  app.post<{ Params: { provider: string } }>(
    `${PAYMENT_CALLBACK_PATH}/:provider`,
    limited,
    async (request, reply) => {
      const { platform } = app;
      const provider = findPaymentProvider(platform, request.params.provider);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const news = provider?.readCallback(request.headers, body) ?? null;
      if (provider === null || news === null) {
        await limitUnsigned(app, request);
        request.log.warn({ provider: request.params.provider }, 'a payment callback was not signed');
        return reply.code(401).send({ outcome: 'refused' });
      }
      const outcome = await takePaymentNews(platform, provider.code, news);
      if (outcome === 'mismatch')
        request.log.error({ reference: news.providerReference }, 'a payment does not fit');
      // Unknown here may be known in a moment: the payment page can be faster than our own row.
      return reply.code(outcome === 'unknown' ? 404 : 200).send({ outcome });
    },
  );
}
