export { CompanyNotFound as default } from '@/components/failure/failure-notice';
