import { configure } from '@testing-library/react';

/** A busy machine may take its time over a part that loads late; what never comes still fails. */
configure({ asyncUtilTimeout: 60_000 });
