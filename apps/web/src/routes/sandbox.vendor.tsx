import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { VendorSimulatorPage } from '#features/vendor-simulator/vendor-simulator-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { WithSimulatorTexts } from '#lib/texts/simulator-texts.ts';
import { asWritten, searchText } from './-search-text.ts';

/** Read here and not by the route: every first visit loads what a route reads by itself. */
function traceOf(value: unknown): string | undefined {
  const trace = searchText(value);
  return /^[0-9a-f]{32}$/.test(trace) ? trace : undefined;
}

/** Absent from production, where the calls behind it do not exist. */
export const Route = createFileRoute('/sandbox/vendor')({
  staticData: { drawnIn: 'browser' },
  validateSearch: asWritten<'trace'>,
  component: SimulatorScreen,
});

function SimulatorScreen() {
  const trace = traceOf(Route.useSearch().trace);
  const navigate = useNavigate({ from: Route.fullPath });
  return (
    <div className="page-width py-4 sm:py-6">
      <Suspense>
        <WithAccountTexts>
          <WithSimulatorTexts>
            <VendorSimulatorPage
              trace={trace}
              notFound={<Nothing />}
              onTrace={(next) => void navigate({ search: { trace: next }, replace: true })}
            />
          </WithSimulatorTexts>
        </WithAccountTexts>
      </Suspense>
    </div>
  );
}

function Nothing(): never {
  throw notFound();
}
