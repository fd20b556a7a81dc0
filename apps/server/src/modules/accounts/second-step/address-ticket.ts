/** LOG-13: held by whoever has shown the password and must still prove the rest, or say that it is lost. */
export const ADDRESS_TICKET = 'verify-address';
