/** Told to the document before the app moves to another address. */
export const MOVING = 'salama-move';
