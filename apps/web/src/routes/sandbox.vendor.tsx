import { createFileRoute, notFound, useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { VendorSimulatorPage } from '#features/vendor-simulator/vendor-simulator-page.tsx';
import { WithAccountTexts } from '#lib/texts/i18n.tsx';
import { WithSimulatorTexts } from '#lib/texts/simulator-texts.ts';
import { searchText } from './-search-text.ts';

type SimulatorSearch = { trace?: string };

/** Absent from production, where the calls behind it do not exist. */
export const Route = createFileRoute('/sandbox/vendor')({
  staticData: { drawnIn: 'browser' },
  validateSearch: (raw: Record<string, unknown>): SimulatorSearch => {
    const trace = searchText(raw['trace']);
    return /^[0-9a-f]{32}$/.test(trace) ? { trace } : {};
  },
  component: SimulatorScreen,
});

function SimulatorScreen() {
  const { trace } = Route.useSearch();
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
