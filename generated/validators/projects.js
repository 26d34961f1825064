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


function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data === "false" || data === 0 || data === null){
coerced0 = false;
}
else if(data === "true" || data === 1){
coerced0 = true;
}
else {
validate4.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate6(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate6.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate6.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate6.errors = [0];
return false;
}
validate6.errors = vErrors;
return errors === 0;
}
validate6.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate8.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate8.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((((((data === "id") || (data === "name")) || (data === "path")) || (data === "created_at")) || (data === "updated_at")) || (data === "last_activity_at"))){
validate8.errors = [0];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}
validate8.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate10(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate10.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate10.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(!((data === "asc") || (data === "desc"))){
validate10.errors = [0];
return false;
}
validate10.errors = vErrors;
return errors === 0;
}
validate10.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate12(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate12.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate12.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}
validate12.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate21(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
validate21.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate21.errors = [0];
return false;
}
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate23(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
validate23.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 100 || isNaN(data)){
validate23.errors = [0];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate23.errors = [0];
return false;
}
}
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":false,"dynamicItems":false};


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
if(data1.order_by === undefined){
data1.order_by = "created_at";
}
if(data1.sort === undefined){
data1.sort = "desc";
}
if(data1.page === undefined){
data1.page = 1;
}
if(data1.per_page === undefined){
data1.per_page = 20;
}
if(data1.sudo !== undefined){
const _errs5 = errors;
if(!(validate2(data1.sudo, {parentData:data1,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.archived !== undefined){
const _errs6 = errors;
if(!(validate4(data1.archived, {parentData:data1,parentDataProperty:"archived",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.visibility !== undefined){
const _errs7 = errors;
if(!(validate6(data1.visibility, {parentData:data1,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs8 = errors;
if(!(validate8(data1.order_by, {parentData:data1,parentDataProperty:"order_by",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid1 = _errs8 === errors;
if(valid1){
const _errs9 = errors;
if(!(validate10(data1.sort, {parentData:data1,parentDataProperty:"sort",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(valid1){
if(data1.search !== undefined){
const _errs10 = errors;
if(!(validate12(data1.search, {parentData:data1,parentDataProperty:"search",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.simple !== undefined){
const _errs11 = errors;
if(!(validate4(data1.simple, {parentData:data1,parentDataProperty:"simple",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.owned !== undefined){
const _errs12 = errors;
if(!(validate4(data1.owned, {parentData:data1,parentDataProperty:"owned",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.membership !== undefined){
const _errs13 = errors;
if(!(validate4(data1.membership, {parentData:data1,parentDataProperty:"membership",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.starred !== undefined){
const _errs14 = errors;
if(!(validate4(data1.starred, {parentData:data1,parentDataProperty:"starred",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.statistics !== undefined){
const _errs15 = errors;
if(!(validate4(data1.statistics, {parentData:data1,parentDataProperty:"statistics",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.with_issues_enabled !== undefined){
const _errs16 = errors;
if(!(validate4(data1.with_issues_enabled, {parentData:data1,parentDataProperty:"with_issues_enabled",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.with_merge_requests_enabled !== undefined){
const _errs17 = errors;
if(!(validate4(data1.with_merge_requests_enabled, {parentData:data1,parentDataProperty:"with_merge_requests_enabled",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs18 = errors;
if(!(validate21(data1.page, {parentData:data1,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid1 = _errs18 === errors;
if(valid1){
const _errs19 = errors;
if(!(validate23(data1.per_page, {parentData:data1,parentDataProperty:"per_page",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs19 === errors;
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

const subject1 = validate25;

function validate25(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
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
validate25.errors = [0];
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
validate25.errors = [0];
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
validate25.errors = [0];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject2 = validate27;

function validate28(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
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
validate28.errors = vErrors;
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate27(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate27.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
if(!(validate28(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
}
else {
validate27.errors = [0];
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
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sudo !== undefined){
const _errs6 = errors;
if(!(validate2(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.statistics !== undefined){
const _errs7 = errors;
if(!(validate4(data2.statistics, {parentData:data2,parentDataProperty:"statistics",rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
else {
validate27.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate27.errors = [0];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject3 = validate32;

function validate32(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate32.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
if(!(validate28(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
}
else {
validate32.errors = [0];
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
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sudo !== undefined){
if(!(validate2(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
validate32.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate32.errors = [0];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject4 = validate35;

function validate35(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate35.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
if(!(validate28(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
}
else {
validate35.errors = [0];
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
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.page === undefined){
data2.page = 1;
}
if(data2.per_page === undefined){
data2.per_page = 20;
}
if(data2.sudo !== undefined){
const _errs6 = errors;
if(!(validate2(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.search !== undefined){
const _errs7 = errors;
if(!(validate12(data2.search, {parentData:data2,parentDataProperty:"search",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs8 = errors;
if(!(validate21(data2.page, {parentData:data2,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(valid2){
const _errs9 = errors;
if(!(validate23(data2.per_page, {parentData:data2,parentDataProperty:"per_page",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid2 = _errs9 === errors;
}
}
}
}
else {
validate35.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
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
validate35.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject5 = validate41;

function validate42(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
let dataType0 = typeof data;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 === "boolean" || data === null
              || (dataType0 === "string" && data && data == +data && !(data % 1))){
coerced0 = +data;
}
else {
validate42.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate42.errors = [0];
return false;
}
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate41(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.user_id === undefined) && (missing0 = "user_id")){
validate41.errors = [0];
return false;
}
else {
if(data0.user_id !== undefined){
if(!(validate42(data0.user_id, {parentData:data0,parentDataProperty:"user_id",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
}
else {
validate41.errors = [0];
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
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sudo !== undefined){
if(!(validate2(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
validate41.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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
validate41.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject6 = validate45;

function validate45(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.id === undefined) && (missing0 = "id")){
validate45.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
if(!(validate28(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
}
else {
validate45.errors = [0];
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
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.page === undefined){
data2.page = 1;
}
if(data2.per_page === undefined){
data2.per_page = 20;
}
if(data2.sudo !== undefined){
const _errs6 = errors;
if(!(validate2(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
const _errs7 = errors;
if(!(validate21(data2.page, {parentData:data2,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(valid2){
const _errs8 = errors;
if(!(validate23(data2.per_page, {parentData:data2,parentDataProperty:"per_page",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
}
}
}
else {
validate45.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate45.errors = [0];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject7 = validate50;

function validate50(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.id === undefined) && (missing0 = "id")) || ((data0.key_id === undefined) && (missing0 = "key_id"))){
validate50.errors = [0];
return false;
}
else {
if(data0.id !== undefined){
const _errs3 = errors;
if(!(validate28(data0.id, {parentData:data0,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.key_id !== undefined){
const _errs4 = errors;
if(!(validate2(data0.key_id, {parentData:data0,parentDataProperty:"key_id",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
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
else {
validate50.errors = [0];
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
let data3 = data.query;
const _errs5 = errors;
if(errors === _errs5){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.sudo !== undefined){
if(!(validate2(data3.sudo, {parentData:data3,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
validate50.errors = [0];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate50.errors = [0];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject8 = validate54;

function validate54(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
validate54.errors = [0];
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
if(data1.page === undefined){
data1.page = 1;
}
if(data1.per_page === undefined){
data1.per_page = 20;
}
if(data1.sudo !== undefined){
const _errs5 = errors;
if(!(validate2(data1.sudo, {parentData:data1,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs6 = errors;
if(!(validate21(data1.page, {parentData:data1,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(valid1){
const _errs7 = errors;
if(!(validate23(data1.per_page, {parentData:data1,parentDataProperty:"per_page",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
}
}
else {
validate54.errors = [0];
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
validate54.errors = [0];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

const subject9 = validate58;

function validate59(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
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
validate59.errors = [0];
return false;
}
}
if(coerced0 !== undefined){
data = coerced0;
if(parentData !== undefined){
parentData[parentDataProperty] = coerced0;
}
}
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) < 1){
validate59.errors = [0];
return false;
}
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate58(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
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
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.key === undefined) && (missing0 = "key")){
validate58.errors = [0];
return false;
}
else {
if(data0.key !== undefined){
if(!(validate59(data0.key, {parentData:data0,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
}
else {
validate58.errors = [0];
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
let data2 = data.query;
const _errs4 = errors;
if(errors === _errs4){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.sudo !== undefined){
if(!(validate2(data2.sudo, {parentData:data2,parentDataProperty:"sudo",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
}
else {
validate58.errors = [0];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate58.errors = [0];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"path":true,"query":true},"dynamicProps":false,"dynamicItems":false};

return {
  listProjects: subject0,
  createProject: subject1,
  getProject: subject2,
  updateProject: subject3,
  deleteProject: subject3,
  listProjectUsers: subject4,
  forkProject: subject3,
  createProjectForUser: subject5,
  unstarProject: subject3,
  listDeployKeys: subject6,
  deleteDeployKey: subject7,
  listLicenceTemplates: subject8,
  getLicenceTemplate: subject9,
  listGitignoreTemplates: subject8,
  getGitignoreTemplate: subject9,
  listCiYmlTemplates: subject8,
  getCiYmlTemplate: subject9,
  listDockerfileTemplates: subject8,
  getDockerfileTemplate: subject9,
}
})()

export const bodies = (() => {
const subject0 = validate1;

function validate3(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate3.errors = [0];
return false;
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate3.errors = [0];
return false;
}
validate3.errors = vErrors;
return errors === 0;
}


function validate5(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate5.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate5.errors = [0];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description !== undefined){
const _errs1 = errors;
if(typeof data.description !== "string"){
validate2.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issues_enabled !== undefined){
const _errs3 = errors;
if(typeof data.issues_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_requests_enabled !== undefined){
const _errs5 = errors;
if(typeof data.merge_requests_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs_enabled !== undefined){
const _errs7 = errors;
if(typeof data.jobs_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wiki_enabled !== undefined){
const _errs9 = errors;
if(typeof data.wiki_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippets_enabled !== undefined){
const _errs11 = errors;
if(typeof data.snippets_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_registry_enabled !== undefined){
const _errs13 = errors;
if(typeof data.container_registry_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared_runners_enabled !== undefined){
const _errs15 = errors;
if(typeof data.shared_runners_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs17 = errors;
if(!(validate3(data.visibility, {parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_url !== undefined){
const _errs18 = errors;
if(typeof data.import_url !== "string"){
validate2.errors = [0];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_jobs !== undefined){
const _errs20 = errors;
if(typeof data.public_jobs !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.only_allow_merge_if_pipeline_succeeds !== undefined){
const _errs22 = errors;
if(typeof data.only_allow_merge_if_pipeline_succeeds !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.only_allow_merge_if_all_discussions_are_resolved !== undefined){
const _errs24 = errors;
if(typeof data.only_allow_merge_if_all_discussions_are_resolved !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_when_pipeline_succeeds !== undefined){
const _errs26 = errors;
if(typeof data.merge_when_pipeline_succeeds !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lfs_enabled !== undefined){
const _errs28 = errors;
if(typeof data.lfs_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_access_enabled !== undefined){
const _errs30 = errors;
if(typeof data.request_access_enabled !== "boolean"){
validate2.errors = [0];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag_list !== undefined){
const _errs32 = errors;
if(!(validate5(data.tag_list, {parentData:data,parentDataProperty:"tag_list",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs32 === errors;
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
else {
validate2.errors = [0];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
if(!(validate2(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(valid0){
const _errs2 = errors;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
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
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.path === undefined) && (missing1 = "path")){
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
var _valid0 = _errs5 === errors;
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
validate1.errors = vErrors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
const _errs6 = errors;
if(typeof data.name !== "string"){
validate1.errors = [0];
return false;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path !== undefined){
const _errs8 = errors;
if(typeof data.path !== "string"){
validate1.errors = [0];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.namespace_id !== undefined){
let data2 = data.namespace_id;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [0];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
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

const subject1 = validate8;

function validate8(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate8.errors = [0];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate8.errors = [0];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate8.errors = [0];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.default_branch !== undefined){
const _errs6 = errors;
if(typeof data.default_branch !== "string"){
validate8.errors = [0];
return false;
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate8.errors = [0];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const subject2 = validate10;

function validate10(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
validate10.errors = [0];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

const subject3 = validate11;

function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate2(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default_branch === undefined){
data.default_branch = "master";
}
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate11.errors = [0];
return false;
}
else {
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate11.errors = [0];
return false;
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate11.errors = [0];
return false;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
const _errs6 = errors;
if(typeof data.default_branch !== "string"){
validate11.errors = [0];
return false;
}
var valid1 = _errs6 === errors;
if(valid1){
if(data.namespace_id !== undefined){
let data3 = data.namespace_id;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate11.errors = [0];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate11.errors = [0];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

return {
  createProject: subject0,
  updateProject: subject1,
  forkProject: subject2,
  createProjectForUser: subject3,
}
})()

export const responses = (() => {
const subject0 = validate1;

function validate5(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate5.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 1 || isNaN(data)){
validate5.errors = [0];
return false;
}
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate7(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate7.errors = [0];
return false;
}
if(!(((data === "private") || (data === "internal")) || (data === "public"))){
validate7.errors = [0];
return false;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate9(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate9.errors = [0];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate9.errors = [0];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}


function validate11(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate11.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate11.errors = [0];
return false;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

const formats0 = fullFormats["date-time"];

function validate16(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(!(formats0.validate(data))){
validate16.errors = [0];
return false;
}
}
else {
validate16.errors = [0];
return false;
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
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.full_path === undefined) && (missing0 = "full_path"))){
validate19.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate5(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate19.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs4 = errors;
if(typeof data.path !== "string"){
validate19.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs6 = errors;
if(typeof data.kind !== "string"){
validate19.errors = [0];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.full_path !== undefined){
const _errs8 = errors;
if(typeof data.full_path !== "string"){
validate19.errors = [0];
return false;
}
var valid0 = _errs8 === errors;
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
else {
validate19.errors = [0];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}


function validate22(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate22.errors = [0];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate27(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate27.errors = [0];
return false;
}
if(!(((((data === 10) || (data === 20)) || (data === 30)) || (data === 40)) || (data === 50))){
validate27.errors = [0];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}


function validate25(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.group_id === undefined) && (missing0 = "group_id")) || ((data.group_name === undefined) && (missing0 = "group_name"))) || ((data.group_access_level === undefined) && (missing0 = "group_access_level"))){
validate25.errors = [0];
return false;
}
else {
if(data.group_id !== undefined){
const _errs1 = errors;
if(!(validate5(data.group_id, {parentData:data,parentDataProperty:"group_id",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_name !== undefined){
const _errs2 = errors;
if(typeof data.group_name !== "string"){
validate25.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_access_level !== undefined){
const _errs4 = errors;
if(!(validate27(data.group_access_level, {parentData:data,parentDataProperty:"group_access_level",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate25.errors = [0];
return false;
}
}
validate25.errors = vErrors;
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
if(!(validate25(data[i0], {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
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


function validate4(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate5(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data1 = data.description;
const _errs2 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate4.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.default_branch !== undefined){
const _errs4 = errors;
if(typeof data.default_branch !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
const _errs6 = errors;
if(!(validate7(data.visibility, {parentData:data,parentDataProperty:"visibility",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ssh_url_to_repo !== undefined){
const _errs7 = errors;
if(typeof data.ssh_url_to_repo !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.http_url_to_repo !== undefined){
const _errs9 = errors;
if(typeof data.http_url_to_repo !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs11 = errors;
if(typeof data.web_url !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag_list !== undefined){
const _errs13 = errors;
if(!(validate9(data.tag_list, {parentData:data,parentDataProperty:"tag_list",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs14 = errors;
if(typeof data.name !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name_with_namespace !== undefined){
const _errs16 = errors;
if(typeof data.name_with_namespace !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs18 = errors;
if(typeof data.path !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path_with_namespace !== undefined){
const _errs20 = errors;
if(typeof data.path_with_namespace !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.issues_enabled !== undefined){
const _errs22 = errors;
if(typeof data.issues_enabled !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.merge_requests_enabled !== undefined){
const _errs24 = errors;
if(typeof data.merge_requests_enabled !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.jobs_enabled !== undefined){
const _errs26 = errors;
if(typeof data.jobs_enabled !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wiki_enabled !== undefined){
const _errs28 = errors;
if(typeof data.wiki_enabled !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snippets_enabled !== undefined){
const _errs30 = errors;
if(typeof data.snippets_enabled !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.container_registry_enabled !== undefined){
const _errs32 = errors;
if(typeof data.container_registry_enabled !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared_runners_enabled !== undefined){
const _errs34 = errors;
if(typeof data.shared_runners_enabled !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.public_jobs !== undefined){
const _errs36 = errors;
if(typeof data.public_jobs !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.archived !== undefined){
const _errs38 = errors;
if(typeof data.archived !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.request_access_enabled !== undefined){
const _errs40 = errors;
if(typeof data.request_access_enabled !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.only_allow_merge_if_pipeline_succeeds !== undefined){
const _errs42 = errors;
if(typeof data.only_allow_merge_if_pipeline_succeeds !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.only_allow_merge_if_all_discussions_are_resolved !== undefined){
const _errs44 = errors;
if(typeof data.only_allow_merge_if_all_discussions_are_resolved !== "boolean"){
validate4.errors = [0];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.open_issues_count !== undefined){
const _errs46 = errors;
if(!(validate11(data.open_issues_count, {parentData:data,parentDataProperty:"open_issues_count",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forks_count !== undefined){
const _errs47 = errors;
if(!(validate11(data.forks_count, {parentData:data,parentDataProperty:"forks_count",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.star_count !== undefined){
const _errs48 = errors;
if(!(validate11(data.star_count, {parentData:data,parentDataProperty:"star_count",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.creator_id !== undefined){
const _errs49 = errors;
if(!(validate5(data.creator_id, {parentData:data,parentDataProperty:"creator_id",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs50 = errors;
if(!(validate16(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last_activity_at !== undefined){
const _errs51 = errors;
if(!(validate16(data.last_activity_at, {parentData:data,parentDataProperty:"last_activity_at",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.namespace !== undefined){
const _errs52 = errors;
if(!(validate19(data.namespace, {parentData:data,parentDataProperty:"namespace",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_status !== undefined){
const _errs53 = errors;
if(!(validate22(data.import_status, {parentData:data,parentDataProperty:"import_status",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.import_error !== undefined){
let data32 = data.import_error;
const _errs54 = errors;
if((typeof data32 !== "string") && (data32 !== null)){
validate4.errors = [0];
return false;
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
let data33 = data.avatar_url;
const _errs56 = errors;
if((typeof data33 !== "string") && (data33 !== null)){
validate4.errors = [0];
return false;
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runners_token !== undefined){
const _errs58 = errors;
if(typeof data.runners_token !== "string"){
validate4.errors = [0];
return false;
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared_with_groups !== undefined){
const _errs60 = errors;
if(!(validate24(data.shared_with_groups, {parentData:data,parentDataProperty:"shared_with_groups",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs60 === errors;
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
}
}
}
}
}
}
}
else {
validate4.errors = [0];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate3(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate4(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.default_branch === undefined) && (missing0 = "default_branch"))) || ((data.visibility === undefined) && (missing0 = "visibility"))) || ((data.ssh_url_to_repo === undefined) && (missing0 = "ssh_url_to_repo"))) || ((data.http_url_to_repo === undefined) && (missing0 = "http_url_to_repo"))) || ((data.web_url === undefined) && (missing0 = "web_url"))) || ((data.tag_list === undefined) && (missing0 = "tag_list"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.name_with_namespace === undefined) && (missing0 = "name_with_namespace"))) || ((data.path === undefined) && (missing0 = "path"))) || ((data.path_with_namespace === undefined) && (missing0 = "path_with_namespace"))) || ((data.issues_enabled === undefined) && (missing0 = "issues_enabled"))) || ((data.merge_requests_enabled === undefined) && (missing0 = "merge_requests_enabled"))) || ((data.jobs_enabled === undefined) && (missing0 = "jobs_enabled"))) || ((data.wiki_enabled === undefined) && (missing0 = "wiki_enabled"))) || ((data.snippets_enabled === undefined) && (missing0 = "snippets_enabled"))) || ((data.container_registry_enabled === undefined) && (missing0 = "container_registry_enabled"))) || ((data.shared_runners_enabled === undefined) && (missing0 = "shared_runners_enabled"))) || ((data.public_jobs === undefined) && (missing0 = "public_jobs"))) || ((data.archived === undefined) && (missing0 = "archived"))) || ((data.request_access_enabled === undefined) && (missing0 = "request_access_enabled"))) || ((data.only_allow_merge_if_pipeline_succeeds === undefined) && (missing0 = "only_allow_merge_if_pipeline_succeeds"))) || ((data.only_allow_merge_if_all_discussions_are_resolved === undefined) && (missing0 = "only_allow_merge_if_all_discussions_are_resolved"))) || ((data.open_issues_count === undefined) && (missing0 = "open_issues_count"))) || ((data.forks_count === undefined) && (missing0 = "forks_count"))) || ((data.star_count === undefined) && (missing0 = "star_count"))) || ((data.creator_id === undefined) && (missing0 = "creator_id"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.last_activity_at === undefined) && (missing0 = "last_activity_at"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.import_status === undefined) && (missing0 = "import_status"))) || ((data.import_error === undefined) && (missing0 = "import_error"))) || ((data.avatar_url === undefined) && (missing0 = "avatar_url"))) || ((data.shared_with_groups === undefined) && (missing0 = "shared_with_groups"))){
validate3.errors = [0];
return false;
}
}
}
validate3.errors = vErrors;
return errors === 0;
}


function validate34(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
validate34.errors = [0];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate5(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs2 = errors;
if(typeof data.name !== "string"){
validate34.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs4 = errors;
if(!(validate16(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
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


function validate39(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.access_level === undefined) && (missing0 = "access_level")) || ((data.notification_level === undefined) && (missing0 = "notification_level"))){
validate39.errors = [0];
return false;
}
else {
if(data.access_level !== undefined){
const _errs1 = errors;
if(!(validate27(data.access_level, {parentData:data,parentDataProperty:"access_level",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notification_level !== undefined){
let data1 = data.notification_level;
const _errs2 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate39.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
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


function validate38(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.project_access !== undefined){
let data0 = data.project_access;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate39(data0, {parentData:data,parentDataProperty:"project_access",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
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
validate38.errors = vErrors;
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
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.group_access !== undefined){
let data1 = data.group_access;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(!(validate39(data1, {parentData:data,parentDataProperty:"group_access",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate38.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate38.errors = [0];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate46(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate46.errors = [0];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data < 0 || isNaN(data)){
validate46.errors = [0];
return false;
}
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate44(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.commit_count === undefined) && (missing0 = "commit_count")) || ((data.storage_size === undefined) && (missing0 = "storage_size"))) || ((data.repository_size === undefined) && (missing0 = "repository_size"))) || ((data.lfs_objects_size === undefined) && (missing0 = "lfs_objects_size"))) || ((data.job_artifacts_size === undefined) && (missing0 = "job_artifacts_size"))){
validate44.errors = [0];
return false;
}
else {
if(data.commit_count !== undefined){
const _errs1 = errors;
if(!(validate11(data.commit_count, {parentData:data,parentDataProperty:"commit_count",rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.storage_size !== undefined){
const _errs2 = errors;
if(!(validate46(data.storage_size, {parentData:data,parentDataProperty:"storage_size",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repository_size !== undefined){
const _errs3 = errors;
if(!(validate46(data.repository_size, {parentData:data,parentDataProperty:"repository_size",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lfs_objects_size !== undefined){
const _errs4 = errors;
if(!(validate46(data.lfs_objects_size, {parentData:data,parentDataProperty:"lfs_objects_size",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.job_artifacts_size !== undefined){
const _errs5 = errors;
if(!(validate46(data.job_artifacts_size, {parentData:data,parentDataProperty:"job_artifacts_size",rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
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
else {
validate44.errors = [0];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}


function validate33(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.owner !== undefined){
const _errs1 = errors;
if(!(validate34(data.owner, {parentData:data,parentDataProperty:"owner",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.permissions !== undefined){
const _errs2 = errors;
if(!(validate38(data.permissions, {parentData:data,parentDataProperty:"permissions",rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statistics !== undefined){
const _errs3 = errors;
if(!(validate44(data.statistics, {parentData:data,parentDataProperty:"statistics",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate33.errors = [0];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate2(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate3(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate33(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate54(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.web_url === undefined) && (missing0 = "web_url")){
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
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.http_url_to_repo === undefined) && (missing1 = "http_url_to_repo")){
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
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.ssh_url_to_repo === undefined) && (missing2 = "ssh_url_to_repo")){
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
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err3 = 0;
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate54.errors = vErrors;
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((((data.id === undefined) && (missing3 = "id")) || ((data.name === undefined) && (missing3 = "name"))) || ((data.path === undefined) && (missing3 = "path"))){
validate54.errors = [0];
return false;
}
else {
const _errs6 = errors;
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "ssh_url_to_repo")) || (key0 === "http_url_to_repo")) || (key0 === "web_url")) || (key0 === "name")) || (key0 === "name_with_namespace")) || (key0 === "path")) || (key0 === "path_with_namespace"))){
validate54.errors = [0];
return false;
break;
}
}
if(_errs6 === errors){
if(data.id !== undefined){
const _errs7 = errors;
if(!(validate5(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.ssh_url_to_repo !== undefined){
const _errs8 = errors;
if(typeof data.ssh_url_to_repo !== "string"){
validate54.errors = [0];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.http_url_to_repo !== undefined){
const _errs10 = errors;
if(typeof data.http_url_to_repo !== "string"){
validate54.errors = [0];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.web_url !== undefined){
const _errs12 = errors;
if(typeof data.web_url !== "string"){
validate54.errors = [0];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.name !== undefined){
const _errs14 = errors;
if(typeof data.name !== "string"){
validate54.errors = [0];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.name_with_namespace !== undefined){
const _errs16 = errors;
if(typeof data.name_with_namespace !== "string"){
validate54.errors = [0];
return false;
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path !== undefined){
const _errs18 = errors;
if(typeof data.path !== "string"){
validate54.errors = [0];
return false;
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.path_with_namespace !== undefined){
const _errs20 = errors;
if(typeof data.path_with_namespace !== "string"){
validate54.errors = [0];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
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
validate54.errors = [0];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}


function validate1(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate2(data0, {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(!(validate54(data0, {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err0 = 0;
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate1.errors = vErrors;
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
var valid0 = _errs1 === errors;
if(!valid0){
break;
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

const subject1 = validate57;
const wrapper0 = {validate: validate58};

function validate58(data, {parentData, parentDataProperty, rootData=data}={}){
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
validate58.errors = vErrors;
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
validate58.errors = [0];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate57.errors = [0];
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
if(!(validate58(data0, {parentData:data,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
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
validate57.errors = vErrors;
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
validate57.errors = [0];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

const subject2 = validate60;

function validate60(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate60.errors = [0];
return false;
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
validate60.errors = [0];
return false;
}
}
}
}
else {
validate60.errors = [0];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

const subject3 = validate61;

function validate61(data, {parentData, parentDataProperty, rootData=data}={}){
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
validate61.errors = vErrors;
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
validate61.errors = [0];
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
validate61.errors = [0];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const subject4 = validate62;

function validate63(data, {parentData, parentDataProperty, rootData=data}={}){
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
validate63.errors = vErrors;
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
validate63.errors = [0];
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
validate63.errors = [0];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate65(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.error === undefined) && (missing0 = "error")){
validate65.errors = [0];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 !== "string"){
validate65.errors = [0];
return false;
}
if("404 Not Found" !== data0){
validate65.errors = [0];
return false;
}
}
}
}
else {
validate65.errors = [0];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}


function validate62(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate63(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate65(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
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
validate62.errors = vErrors;
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
validate62.errors = vErrors;
return errors === 0;
}

const subject5 = validate67;

function validate67(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate4(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate33(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
validate67.errors = [0];
return false;
}
}
}
validate67.errors = vErrors;
return errors === 0;
}

const subject6 = validate70;

function validate70(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate3(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(!(validate33(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
validate70.errors = vErrors;
return errors === 0;
}

const subject7 = validate73;

function validate73(data, {parentData, parentDataProperty, rootData=data}={}){
validate73.errors = null;
return true;
}

const subject8 = validate74;

function validate78(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate78.errors = [0];
return false;
}
if(!((data === "active") || (data === "blocked"))){
validate78.errors = [0];
return false;
}
validate78.errors = vErrors;
return errors === 0;
}


function validate76(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
const _errs1 = errors;
if(!(validate5(data.id, {parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs2 = errors;
if(typeof data.username !== "string"){
validate76.errors = [0];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
const _errs4 = errors;
if(typeof data.name !== "string"){
validate76.errors = [0];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs6 = errors;
if(!(validate78(data.state, {parentData:data,parentDataProperty:"state",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
let data4 = data.avatar_url;
const _errs7 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate76.errors = [0];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.web_url !== undefined){
const _errs9 = errors;
if(typeof data.web_url !== "string"){
validate76.errors = [0];
return false;
}
var valid0 = _errs9 === errors;
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
else {
validate76.errors = [0];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate75(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(validate76(data, {parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.avatar_url === undefined) && (missing0 = "avatar_url"))) || ((data.web_url === undefined) && (missing0 = "web_url"))){
validate75.errors = [0];
return false;
}
else {
if(data.email !== undefined){
const _errs1 = errors;
if(typeof data.email !== "string"){
validate75.errors = [0];
return false;
}
var valid1 = _errs1 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.created_at !== undefined){
const _errs3 = errors;
if(!(validate16(data.created_at, {parentData:data,parentDataProperty:"created_at",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate75(data[i0], {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate74.errors = [0];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const subject9 = validate83;

function validate84(data, {parentData, parentDataProperty, rootData=data}={}){
validate84.errors = null;
return true;
}


function validate83(data, {parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
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
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data)){
var valid1 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(!(validate84(data[i0], {parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
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
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = 0;
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate83.errors = vErrors;
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
validate83.errors = vErrors;
return errors === 0;
}

return {
  listProjects: { 200: subject0, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  createProject: { 201: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  getProject: { 200: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  updateProject: { 200: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  deleteProject: { 200: subject7, 202: subject7, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listProjectUsers: { 200: subject8, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  forkProject: { 201: subject6, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  createProjectForUser: { 201: subject5, 400: subject1, 401: subject2, 403: subject3, 404: subject4, 409: subject3, 422: subject3 },
  unstarProject: { 200: subject7, 201: subject7, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listDeployKeys: { 200: subject9, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  deleteDeployKey: { 200: subject7, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  listLicenceTemplates: { 200: subject9, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getLicenceTemplate: { 200: subject9, 401: subject2, 403: subject3, 404: subject4 },
  listGitignoreTemplates: { 200: subject9, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getGitignoreTemplate: { 200: subject9, 401: subject2, 403: subject3, 404: subject4 },
  listCiYmlTemplates: { 200: subject9, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getCiYmlTemplate: { 200: subject9, 401: subject2, 403: subject3, 404: subject4 },
  listDockerfileTemplates: { 200: subject9, 400: subject1, 401: subject2, 403: subject3, 404: subject4 },
  getDockerfileTemplate: { 200: subject9, 401: subject2, 403: subject3, 404: subject4 },
}
})()
