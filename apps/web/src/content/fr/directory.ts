export { data } from 'virtual:salama-content/fr/directory';
