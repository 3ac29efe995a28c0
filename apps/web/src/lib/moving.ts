/** Told to the document before the app moves to another address. */
export const MOVING = 'salama-move';
/** Told to the page around a framed one when Escape is pressed inside. */
export const FRAME_ESCAPE = 'salama-frame-escape';
