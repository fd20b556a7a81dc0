import { createContext } from 'react';
import type { Banner } from './banner.ts';

/** HOM-07: the operator's banner of group w_sports; told by the route, because banners belong to another feature. */
export const EntranceBannerContext = createContext<Banner | undefined>(undefined);
