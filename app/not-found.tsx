export { PageNotFound as default } from '@/components/failure/failure-notice';
