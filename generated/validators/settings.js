// Generated from openapi/ by `npm run build`; do not edit.
import { fullFormats } from 'ajv-formats/dist/formats.js'

function lengthOf(text) {
  let length = 0
  for (const _ of text) length++
  return length
}

export const parameters = (() => {
const subject0 = validate1;
const func0 = lengthOf;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data;
}
else if(data === null){
coerced0 = "";
}
else {
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === _errs1){
if(typeof data === "string"){
if(func0(data) < 1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType1 = typeof data;
let coerced1 = undefined;
if(!(coerced1 !== undefined)){
if(dataType1 === "boolean" || data === null
              || (dataType1 === "string" && data && data == +data && !(data % 1))){
coerced1 = +data;
}
else {
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(coerced1 !== undefined){
data = coerced1;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced1;
}
}
}
if(errors === _errs3){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err4 = 0;
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate2.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
validate1.errors = [0];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.query !== undefined){
let data1 = data.query;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sudo !== undefined){
if(!(validate2(data1.sudo, {parentData:data1,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

return {
  getApplicationSettings: subject0,
  updateApplicationSettings: subject0,
}
})()

export const bodies = (() => {
const subject0 = validate1;

function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate2.errors = [0];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate5(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate5.errors = [0];
return false;
}
if(!(((data === 0) || (data === 1)) || (data === 2))){
validate5.errors = [0];
return false;
}
validate5.errors = vErrors;
return errors === 0;
}


function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate8.errors = [0];
return false;
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate8.errors = [0];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}


function validate7(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate7.errors = [0];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate8(data[i0], {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate7.errors = vErrors;
return errors === 0;
}


function validate14(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate14.errors = [0];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate14.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate14.errors = vErrors;
return errors === 0;
}


function validate16(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate16.errors = [0];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate16.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate16.errors = vErrors;
return errors === 0;
}


function validate19(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate19.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate19.errors = [0];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate21(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate21.errors = [0];
return false;
}
if(!(((data === "ssh") || (data === "http")) || (data === null))){
validate21.errors = [0];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}


function validate23(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate23.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate23.errors = [0];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default_projects_limit !== undefined){
let data0 = data.default_projects_limit;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate1.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signup_enabled !== undefined){
const _errs3 = errors;
if(typeof data.signup_enabled !== "boolean"){
validate1.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signin_enabled !== undefined){
const _errs5 = errors;
if(typeof data.signin_enabled !== "boolean"){
validate1.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatarservice_enabled !== undefined){
const _errs7 = errors;
if(typeof data.avatarservice_enabled !== "boolean"){
validate1.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sign_in_text !== undefined){
const _errs9 = errors;
if(!(validate2(data.sign_in_text, {parentData:data,parentDataProperty:"sign_in_text",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home_page_url !== undefined){
const _errs10 = errors;
if(!(validate2(data.home_page_url, {parentData:data,parentDataProperty:"home_page_url",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_branch_protection !== undefined){
const _errs11 = errors;
if(!(validate5(data.default_branch_protection, {parentData:data,parentDataProperty:"default_branch_protection",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted_visibility_levels !== undefined){
const _errs12 = errors;
if(!(validate7(data.restricted_visibility_levels, {parentData:data,parentDataProperty:"restricted_visibility_levels",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_attachment_size !== undefined){
let data8 = data.max_attachment_size;
const _errs13 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate1.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_expire_delay !== undefined){
let data9 = data.session_expire_delay;
const _errs15 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate1.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_project_visibility !== undefined){
const _errs17 = errors;
if(!(validate8(data.default_project_visibility, {parentData:data,parentDataProperty:"default_project_visibility",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_snippet_visibility !== undefined){
const _errs18 = errors;
if(!(validate8(data.default_snippet_visibility, {parentData:data,parentDataProperty:"default_snippet_visibility",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_group_visibility !== undefined){
const _errs19 = errors;
if(!(validate8(data.default_group_visibility, {parentData:data,parentDataProperty:"default_group_visibility",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_whitelist !== undefined){
const _errs20 = errors;
if(!(validate14(data.domain_whitelist, {parentData:data,parentDataProperty:"domain_whitelist",rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_blacklist_enabled !== undefined){
const _errs21 = errors;
if(typeof data.domain_blacklist_enabled !== "boolean"){
validate1.errors = [0];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_blacklist !== undefined){
const _errs23 = errors;
if(!(validate16(data.domain_blacklist, {parentData:data,parentDataProperty:"domain_blacklist",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_oauth_applications !== undefined){
const _errs24 = errors;
if(typeof data.user_oauth_applications !== "boolean"){
validate1.errors = [0];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after_sign_out_path !== undefined){
const _errs26 = errors;
if(!(validate2(data.after_sign_out_path, {parentData:data,parentDataProperty:"after_sign_out_path",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_registry_token_expire_delay !== undefined){
let data18 = data.container_registry_token_expire_delay;
const _errs27 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate1.errors = [0];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository_storages !== undefined){
const _errs29 = errors;
if(!(validate19(data.repository_storages, {parentData:data,parentDataProperty:"repository_storages",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository_storage !== undefined){
const _errs30 = errors;
if(typeof data.repository_storage !== "string"){
validate1.errors = [0];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled_git_access_protocol !== undefined){
const _errs32 = errors;
if(!(validate21(data.enabled_git_access_protocol, {parentData:data,parentDataProperty:"enabled_git_access_protocol",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_oauth_sign_in_sources !== undefined){
const _errs33 = errors;
if(!(validate23(data.disabled_oauth_sign_in_sources, {parentData:data,parentDataProperty:"disabled_oauth_sign_in_sources",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.devenv_enabled !== undefined){
const _errs34 = errors;
if(typeof data.devenv_enabled !== "boolean"){
validate1.errors = [0];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.devenv_url !== undefined){
const _errs36 = errors;
if(!(validate2(data.devenv_url, {parentData:data,parentDataProperty:"devenv_url",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagram_enabled !== undefined){
const _errs37 = errors;
if(typeof data.diagram_enabled !== "boolean"){
validate1.errors = [0];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagram_url !== undefined){
const _errs39 = errors;
if(!(validate2(data.diagram_url, {parentData:data,parentDataProperty:"diagram_url",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminal_max_session_time !== undefined){
let data27 = data.terminal_max_session_time;
const _errs40 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate1.errors = [0];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.polling_interval_multiplier !== undefined){
let data28 = data.polling_interval_multiplier;
const _errs42 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
validate1.errors = [0];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

return {
  updateApplicationSettings: subject0,
}
})()

export const responses = (() => {
const subject0 = validate1;

function validate3(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate3.errors = [0];
return false;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate6.errors = [0];
return false;
}
if(!(((data === 0) || (data === 1)) || (data === 2))){
validate6.errors = [0];
return false;
}
validate6.errors = vErrors;
return errors === 0;
}


function validate9(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate9.errors = [0];
return false;
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate9.errors = [0];
return false;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate8.errors = [0];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate9(data[i0], {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate15(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate15.errors = [0];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate15.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate15.errors = vErrors;
return errors === 0;
}


function validate17(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
validate17.errors = [0];
return false;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate17.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate20(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate20.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate20.errors = [0];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate22(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate22.errors = [0];
return false;
}
if(!(((data === "ssh") || (data === "http")) || (data === null))){
validate22.errors = [0];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate24(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate24.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate24.errors = [0];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default_projects_limit !== undefined){
let data0 = data.default_projects_limit;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate2.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signup_enabled !== undefined){
const _errs3 = errors;
if(typeof data.signup_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signin_enabled !== undefined){
const _errs5 = errors;
if(typeof data.signin_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatarservice_enabled !== undefined){
const _errs7 = errors;
if(typeof data.avatarservice_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sign_in_text !== undefined){
const _errs9 = errors;
if(!(validate3(data.sign_in_text, {parentData:data,parentDataProperty:"sign_in_text",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.home_page_url !== undefined){
const _errs10 = errors;
if(!(validate3(data.home_page_url, {parentData:data,parentDataProperty:"home_page_url",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_branch_protection !== undefined){
const _errs11 = errors;
if(!(validate6(data.default_branch_protection, {parentData:data,parentDataProperty:"default_branch_protection",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.restricted_visibility_levels !== undefined){
const _errs12 = errors;
if(!(validate8(data.restricted_visibility_levels, {parentData:data,parentDataProperty:"restricted_visibility_levels",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.max_attachment_size !== undefined){
let data8 = data.max_attachment_size;
const _errs13 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate2.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.session_expire_delay !== undefined){
let data9 = data.session_expire_delay;
const _errs15 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate2.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_project_visibility !== undefined){
const _errs17 = errors;
if(!(validate9(data.default_project_visibility, {parentData:data,parentDataProperty:"default_project_visibility",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_snippet_visibility !== undefined){
const _errs18 = errors;
if(!(validate9(data.default_snippet_visibility, {parentData:data,parentDataProperty:"default_snippet_visibility",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_group_visibility !== undefined){
const _errs19 = errors;
if(!(validate9(data.default_group_visibility, {parentData:data,parentDataProperty:"default_group_visibility",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_whitelist !== undefined){
const _errs20 = errors;
if(!(validate15(data.domain_whitelist, {parentData:data,parentDataProperty:"domain_whitelist",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_blacklist_enabled !== undefined){
const _errs21 = errors;
if(typeof data.domain_blacklist_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.domain_blacklist !== undefined){
const _errs23 = errors;
if(!(validate17(data.domain_blacklist, {parentData:data,parentDataProperty:"domain_blacklist",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user_oauth_applications !== undefined){
const _errs24 = errors;
if(typeof data.user_oauth_applications !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after_sign_out_path !== undefined){
const _errs26 = errors;
if(!(validate3(data.after_sign_out_path, {parentData:data,parentDataProperty:"after_sign_out_path",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_registry_token_expire_delay !== undefined){
let data18 = data.container_registry_token_expire_delay;
const _errs27 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate2.errors = [0];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository_storages !== undefined){
const _errs29 = errors;
if(!(validate20(data.repository_storages, {parentData:data,parentDataProperty:"repository_storages",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository_storage !== undefined){
const _errs30 = errors;
if(typeof data.repository_storage !== "string"){
validate2.errors = [0];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled_git_access_protocol !== undefined){
const _errs32 = errors;
if(!(validate22(data.enabled_git_access_protocol, {parentData:data,parentDataProperty:"enabled_git_access_protocol",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled_oauth_sign_in_sources !== undefined){
const _errs33 = errors;
if(!(validate24(data.disabled_oauth_sign_in_sources, {parentData:data,parentDataProperty:"disabled_oauth_sign_in_sources",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.devenv_enabled !== undefined){
const _errs34 = errors;
if(typeof data.devenv_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.devenv_url !== undefined){
const _errs36 = errors;
if(!(validate3(data.devenv_url, {parentData:data,parentDataProperty:"devenv_url",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagram_enabled !== undefined){
const _errs37 = errors;
if(typeof data.diagram_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diagram_url !== undefined){
const _errs39 = errors;
if(!(validate3(data.diagram_url, {parentData:data,parentDataProperty:"diagram_url",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminal_max_session_time !== undefined){
let data27 = data.terminal_max_session_time;
const _errs40 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate2.errors = [0];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.polling_interval_multiplier !== undefined){
let data28 = data.polling_interval_multiplier;
const _errs42 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
validate2.errors = [0];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [0];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate29(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate29.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate29.errors = [0];
return false;
}
}
}
validate29.errors = vErrors;
return errors === 0;
}

const formats0 = fullFormats["date-time"];

function validate31(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate31.errors = [0];
return false;
}
}
else {
validate31.errors = [0];
return false;
}
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))) || ((data.default_projects_limit === undefined) && (missing0 = "default_projects_limit"))) || ((data.signup_enabled === undefined) && (missing0 = "signup_enabled"))) || ((data.signin_enabled === undefined) && (missing0 = "signin_enabled"))) || ((data.avatarservice_enabled === undefined) && (missing0 = "avatarservice_enabled"))) || ((data.sign_in_text === undefined) && (missing0 = "sign_in_text"))) || ((data.home_page_url === undefined) && (missing0 = "home_page_url"))) || ((data.default_branch_protection === undefined) && (missing0 = "default_branch_protection"))) || ((data.restricted_visibility_levels === undefined) && (missing0 = "restricted_visibility_levels"))) || ((data.max_attachment_size === undefined) && (missing0 = "max_attachment_size"))) || ((data.session_expire_delay === undefined) && (missing0 = "session_expire_delay"))) || ((data.default_project_visibility === undefined) && (missing0 = "default_project_visibility"))) || ((data.default_snippet_visibility === undefined) && (missing0 = "default_snippet_visibility"))) || ((data.default_group_visibility === undefined) && (missing0 = "default_group_visibility"))) || ((data.domain_whitelist === undefined) && (missing0 = "domain_whitelist"))) || ((data.domain_blacklist_enabled === undefined) && (missing0 = "domain_blacklist_enabled"))) || ((data.domain_blacklist === undefined) && (missing0 = "domain_blacklist"))) || ((data.user_oauth_applications === undefined) && (missing0 = "user_oauth_applications"))) || ((data.after_sign_out_path === undefined) && (missing0 = "after_sign_out_path"))) || ((data.container_registry_token_expire_delay === undefined) && (missing0 = "container_registry_token_expire_delay"))) || ((data.repository_storages === undefined) && (missing0 = "repository_storages"))) || ((data.repository_storage === undefined) && (missing0 = "repository_storage"))) || ((data.enabled_git_access_protocol === undefined) && (missing0 = "enabled_git_access_protocol"))) || ((data.disabled_oauth_sign_in_sources === undefined) && (missing0 = "disabled_oauth_sign_in_sources"))) || ((data.devenv_enabled === undefined) && (missing0 = "devenv_enabled"))) || ((data.devenv_url === undefined) && (missing0 = "devenv_url"))) || ((data.diagram_enabled === undefined) && (missing0 = "diagram_enabled"))) || ((data.diagram_url === undefined) && (missing0 = "diagram_url"))) || ((data.terminal_max_session_time === undefined) && (missing0 = "terminal_max_session_time"))) || ((data.polling_interval_multiplier === undefined) && (missing0 = "polling_interval_multiplier"))){
validate1.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs2 = errors;
if(!(validate29(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.created_at !== undefined){
const _errs3 = errors;
if(!(validate31(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.updated_at !== undefined){
const _errs4 = errors;
if(!(validate31(data.updated_at, {parentData:data,parentDataProperty:"updated_at",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate1.errors = [0];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const subject1 = validate34;

function validate34(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate34.errors = [0];
return false;
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate34.errors = [0];
return false;
}
}
}
}
else {
validate34.errors = [0];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const subject2 = validate35;

function validate35(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate35.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate35.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate35.errors = [0];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const subject3 = validate36;

function validate37(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(errors === _errs6){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate37.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs9 = errors;
if(typeof data.error !== "string"){
validate37.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate37.errors = [0];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate39(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate39.errors = [0];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
validate39.errors = [0];
return false;
}
if("404 Not Found" !== data0){
validate39.errors = [0];
return false;
}
}
}
}
else {
validate39.errors = [0];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate36(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate37(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate39(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate36.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate36.errors = vErrors;
return errors === 0;
}

const subject4 = validate41;
const wrapper0 = {validate: validate42};

function validate42(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data0)){
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data0[i0] !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!(wrapper0.validate(data0, {parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate42.errors = [0];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate41.errors = [0];
return false;
}
else {
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!(validate42(data0, {parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err1 = 0;
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
validate41.errors = [0];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

return {
  getApplicationSettings: { 200: subject0, 401: subject1, 403: subject2, 404: subject3 },
  updateApplicationSettings: { 200: subject0, 400: subject4, 401: subject1, 403: subject2, 404: subject3, 422: subject2 },
}
})()
