/** What is sent to a model. */
export interface Message {
  role: 'system' | 'user';
  content: string;
}
