export { data } from 'virtual:salama-content/fr/search';
