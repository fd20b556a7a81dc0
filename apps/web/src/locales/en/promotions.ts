import promotions from './promotions.json';

/** Loaded where promotions are shown or told of: see `WithPromotionTexts`. */
export const messages = { promotions };
